import { expectAccessible } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press } from "@lagom/shared/testing/keys";
import { answer } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { wordsOf } from "../../testing/answers.ts";
import { Passage } from "./passage.tsx";

const TEXT = wordsOf("Om havet", ["Havet är djupt.", "Ingen vet."], { havet: "the sea", är: "is" });
const share = page.getByRole("dialog").getByRole("button", { name: "Share as a picture" });

beforeEach(() => {
  expectConsoleError("ResizeObserver loop completed");
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("POST /api/user/activities", { id: 1 });
});

afterEach(() => {
  vi.restoreAllMocks();
});

async function lookUpWord() {
  await render(inMain(<Passage of={{ text: TEXT }} language="svenska" level="A2" />));
  await press(page.getByRole("group", { name: "Text: Om havet" }), "{ArrowRight}");
  await userEvent.keyboard("{Enter}");
}

test("a quote goes to another app as an upright picture, with the title of its text; to cancel that is no failure", async () => {
  const shared: ShareData[] = [];
  Object.assign(navigator, { canShare: () => true });
  Object.assign(navigator, {
    share: async (data: ShareData) => {
      shared.push(data);
      throw new DOMException("cancelled", "AbortError");
    },
  });
  await lookUpWord();
  await share.click();
  // Its code is loaded, and its fonts, before it is drawn.
  await expect.poll(() => shared.length, { timeout: 10_000 }).toBe(1);
  const [file] = shared[0]?.files ?? [];
  expect(shared[0]?.title).toBe("Om havet");
  expect(file?.type).toBe("image/png");
  const { width, height } = await createImageBitmap(file ?? new Blob());
  expect([width, height]).toEqual([1080, 1350]);
  expect(page.getByText(/^The picture/).elements()).toEqual([]);
});

test("where the browser cannot share files, the picture is saved, and the reader is told", async () => {
  Object.assign(navigator, { canShare: () => false });
  const saved: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  await lookUpWord();
  await share.click();
  await expect.element(page.getByText("The picture is among your downloads.")).toBeVisible();
  expect(saved).toEqual(["lagom-quote.png"]);
  await expectAccessible();
});
