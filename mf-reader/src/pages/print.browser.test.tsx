import { expectAccessible } from "@lagom/shared/testing/accessible";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { commands, page } from "vitest/browser";
import { savedWord, textOf } from "../testing/answers.ts";
import { blockOf } from "../text/testing.ts";
import { ReaderPage } from "./reader-page.tsx";

const FIRST = { ...textOf("Havet", ["Havet är djupt."]), next: "2" };
const REST = {
  ...textOf("Havet"),
  heading: null,
  paragraphs: [blockOf("p2", ["Ingen vet hur djupt."]).paragraph],
};

beforeEach(() => {
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/ux-flags", {
    select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" },
  });
  answer("POST /api/user/activities", { id: 1 });
  answer("GET /api/article_rewrite", FIRST);
  answer("GET /api/rewrite/{id}", REST);
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Stands for the browser's dialog. @returns what each print had on the page besides the page itself */
function takePrints(): string[] {
  const printed: string[] = [];
  vi.stubGlobal("print", () => {
    printed.push(
      page.getByText("My words", { exact: true }).element().closest("[class*=sheet]")?.textContent ?? "",
    );
  });
  return printed;
}

const print = page.getByRole("button", { name: "Print" });

test("Print takes the whole text and the words that were saved in it, and leaves the page as it was", async () => {
  const asked = answer("GET /api/user-words", ({ url }) => {
    const at = Number(url.searchParams.get("page"));
    const word = at === 1 ? savedWord(1, "havet", "the sea") : savedWord(2, "djup", "deep");
    return { words: [word], total: 2, page: at, limit: 100, has_more: at === 1 };
  });
  const printed = takePrints();
  await render(inMain(<ReaderPage />), { at: "/reader" });
  await print.click();
  // Its code is loaded, and its fonts, before it is printed.
  await expect.poll(() => printed.length, { timeout: 10_000 }).toBe(1);
  for (const part of [
    "svenska",
    "A2",
    "Havet är djupt.",
    "Ingen vet hur djupt.",
    "Source",
    "havetthe sea",
    "djupdeep",
  ])
    expect(printed[0]).toContain(part);
  expect(asked.map(({ url }) => url.searchParams.get("rewrite_id"))).toEqual(["7", "7"]);
  await commands.emulatePrint("print");
  onTestFinished(() => commands.emulatePrint(null));
  await expectAccessible();
  await commands.emulatePrint(null);
  dispatchEvent(new Event("afterprint"));
  await expect.element(page.getByText("My words", { exact: true })).not.toBeInTheDocument();
});

test("words that cannot be had are said, and nothing is printed without them", async () => {
  answer("GET /api/user-words", failure("rate_limited"));
  const printed = takePrints();
  await render(inMain(<ReaderPage />), { at: "/reader" });
  await print.click();
  await expect.element(page.getByText(/could not be prepared for printing/)).toBeVisible();
  expect(printed).toEqual([]);
});

test("the browser's own print takes the text, without bars and buttons, and dark on light", async () => {
  await commands.emulateColorScheme("dark");
  await commands.emulatePrint("print");
  onTestFinished(async () => {
    await commands.emulatePrint(null);
    await commands.emulateColorScheme(null);
  });
  await render(inMain(<ReaderPage />), { at: "/reader" });
  const text = page.getByRole("group", { name: "Text: Havet" });
  await expect.element(text).toMatchTextContent("Havet är djupt.");
  expect(page.getByRole("button").elements()).toEqual([]);
  expect(page.getByRole("radio").elements()).toEqual([]);
  expect(getComputedStyle(text.element()).color).toBe("rgb(36, 31, 23)");
  expect(getComputedStyle(document.body).backgroundColor).toBe("rgb(255, 255, 255)");
});
