import { expectAccessible } from "@lagom/shared/testing/accessible";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { giveVoices } from "../../testing/voices.ts";
import { ListenPart } from "./listen-part.tsx";

const told: boolean[] = [];
const onVoice = (has: boolean) => void told.push(has);

afterEach(() => {
  told.length = 0;
  vi.unstubAllGlobals();
});

test("another area hears whether there is a voice, and its text is read aloud when its reader asks for it", async () => {
  const voices = giveVoices("sv-SE");
  await render(
    inMain(
      <>
        <h1>Review</h1>
        <ListenPart text="Havet stiger." lang="sv" onVoice={onVoice} />
      </>,
    ),
  );
  await expect.poll(() => told).toContain(true);
  expect(voices.texts()).toEqual([]);
  await page.getByRole("button", { name: "Listen" }).click();
  await expect.poll(() => voices.texts()).toEqual(["Havet stiger."]);
  await expectAccessible();
});

test("without a voice that is told; without a text there is no button", async () => {
  giveVoices("de-DE");
  await render(inMain(<ListenPart text={null} lang="sv" onVoice={onVoice} />));
  await expect.poll(() => told).toContain(false);
  await expect.element(page.getByRole("button")).not.toBeInTheDocument();
});
