import type { Locator, Page } from "@playwright/test";
import { answerTo, expect, onPhone, test } from "./fixtures.ts";
import { bringText, choose, passageOf } from "./passage.ts";
import {
  changeVoices,
  endSpeaking,
  failSpeaking,
  giveVoices,
  speaking,
  spoken,
  utterance,
} from "./voices.ts";

/** What the product itself speaks with, last in the list. */
const ROBOT = "eSpeak NG (robot)";

const paragraphOf = (sentence: Locator): Promise<string | undefined> =>
  sentence.evaluate((element) => element.closest<HTMLElement>("[data-paragraph]")?.dataset.paragraph);

/** Opens the settings of the player, which a press elsewhere closes. */
const openSettings = (player: Locator): Promise<void> =>
  player.getByRole("button", { name: "Voice and speed" }).click();

/** The current utterance, once there is one. */
async function speakingNow(page: Page): Promise<string> {
  await expect.poll(() => speaking(page)).toHaveLength(1);
  const [text = ""] = await speaking(page);
  return text;
}

test("the text is read aloud sentence by sentence, each marked", async ({ page, user, signIn, product }) => {
  await giveVoices(page, ["de-DE", "sv-SE", "sv-FI"]);
  await choose(page, product, user, "svenska");
  await signIn(user);
  await page.goto("/reader");
  await page.getByRole("button", { name: "Read aloud" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  await expect.poll(() => spoken(page)).toHaveLength(1);
  const marked = page.locator("[data-spoken]");
  await expect(marked).toHaveText((await spoken(page))[0] ?? "");
  await endSpeaking(page);
  await expect.poll(() => spoken(page)).toHaveLength(2);
  const second = (await spoken(page))[1] ?? "";
  await expect(marked).toContainText(second);
  await player.getByRole("button", { name: "Pause" }).click();
  await expect(player.getByRole("button", { name: "Play" })).toBeFocused();
  // While nothing is read, since a sentence might end by itself otherwise.
  await onPhone(page, () => expect(marked).toBeInViewport());
  expect(await utterance(page)).toEqual({ lang: "sv-SE", rate: 0.9 });
  await openSettings(player);
  await player.getByLabel("Speed", { exact: true }).selectOption("0.6 ×");
  await expect(player.getByLabel("Voice", { exact: true }).getByRole("option")).toHaveText([
    "Voice sv-SE",
    "Voice sv-FI",
    ROBOT,
  ]);
  await player.getByLabel("Voice", { exact: true }).selectOption("Voice sv-FI");
  await player.getByRole("button", { name: "Play" }).click();
  await expect.poll(() => spoken(page)).toEqual([expect.any(String), second, second]);
  expect(await utterance(page)).toEqual({ lang: "sv-FI", rate: 0.6 });
  // A word replaces it, and is spoken to the end.
  const passage = passageOf(page);
  await passage.focus();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("p");
  await expect(player.getByRole("button", { name: "Play" })).toBeVisible();
  const [title] = await spoken(page);
  expect(await speakingNow(page)).toBe((title ?? "").match(/^[\p{L}\p{M}]+/u)?.[0]);
  await player.getByRole("button", { name: "Stop reading aloud" }).click();
  await expect(marked).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Read aloud" })).toBeFocused();

  // Reading starts at the reading position, at another level too.
  await page.setViewportSize({ width: 320, height: 480 });
  const last = passage.locator("p").last();
  await last.evaluate((element) => element.scrollIntoView({ behavior: "instant" }));
  await expect(passage.getByRole("heading")).not.toBeInViewport();
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect(marked).toBeInViewport();
  const easier = (await marked.textContent()) ?? "";
  const paragraph = await paragraphOf(marked);
  const harder = page.getByRole("radio", { name: "B1" });
  await harder.check({ force: true });
  await expect(marked).not.toHaveText(easier);
  await expect(marked).toBeInViewport();
  await expect(passage.getByRole("heading")).not.toBeInViewport();
  expect(await paragraphOf(marked)).toBe(paragraph);
  await expect(marked).toHaveText(await speakingNow(page));
  expect(await utterance(page)).toEqual({ lang: "sv-FI", rate: 0.6 });
  await expect(harder).toBeFocused();
  // A paused sentence stays paused, and the page does not scroll until reading continues.
  await player.getByRole("button", { name: "Pause" }).click();
  await page.emulateMedia({ reducedMotion: "reduce" });
  const heading = passage.getByRole("heading");
  await heading.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
  await page.getByRole("radio", { name: "A2" }).check({ force: true });
  await expect(marked).toHaveText(easier);
  await expect(heading).toBeInViewport();
  await player.getByRole("button", { name: "Play" }).click();
  expect(await speakingNow(page)).toBe(easier.trim());
  await expect(marked).toBeInViewport();
});

test("a sentence is not restarted when voices or parts of the text arrive", async ({
  page,
  user,
  signIn,
  product,
}) => {
  const sentences = "Katten sover i huset och hunden leker i parken med en röd boll varje dag. ".repeat(3);
  const paragraphs = Array.from({ length: 40 }, (_, i) => `Stycke ${i + 1}. ${sentences}`);
  const rest = Promise.withResolvers<void>();
  await page.route(/api.rewrite.\d+\?part=/, async (route) => {
    await rest.promise;
    await route.continue();
  });
  await giveVoices(page, ["sv-FI"]);
  await signIn(user);
  await page.goto(await bringText(page, product, user, ["Katten", ...paragraphs].join("\n\n")));
  await page.getByRole("button", { name: "Read aloud" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  expect(await speakingNow(page)).toBe("Katten");

  const passage = passageOf(page);
  await expect(passage).not.toContainText("Stycke 40.");
  rest.resolve();
  await expect(passage).toContainText("Stycke 40.");
  await changeVoices(page, ["sv-SE", "de-DE", "sv-FI"]);
  await openSettings(player);
  await expect(player.getByLabel("Voice", { exact: true }).getByRole("option")).toHaveText([
    "Voice sv-FI",
    "Voice sv-SE",
    ROBOT,
  ]);
  expect(await spoken(page)).toEqual(["Katten"]);
  await endSpeaking(page);
  expect(await speakingNow(page)).toBe("Stycke 1.");
  expect(await utterance(page)).toEqual({ lang: "sv-FI", rate: 0.9 });

  // If there is no previous sentence, the focus moves to an enabled button.
  await player.getByRole("button", { name: "Sentence before" }).press("Enter");
  await expect(player.getByRole("button", { name: "Pause" })).toBeFocused();
  await expect.poll(() => spoken(page)).toEqual(["Katten", "Stycke 1.", "Katten"]);
  await failSpeaking(page);
  await expect(player).toContainText("This voice does not answer.");
  await player.getByRole("button", { name: "Play" }).click();
  expect(await speakingNow(page)).toBe("Katten");
  await expect(player).not.toContainText("This voice does not answer.");
});

test("a reader whose device has no voice hears eSpeak NG, and can add a voice meanwhile", async ({
  page,
  user,
  signIn,
  product,
}) => {
  await giveVoices(page, []);
  await signIn(user);
  await page.goto(
    await bringText(
      page,
      product,
      user,
      "Katten\n\nHunden leker med en röd boll i parken. Katten sover i huset hela dagen.",
    ),
  );
  const sound = answerTo(page, /\/speech\?paragraph=title/);
  await page.getByRole("button", { name: "Read aloud" }).click();
  const player = page.getByRole("region", { name: "Read aloud" });
  const { type, audio } = await (await sound).json();
  expect(type).toBe("audio/wav");
  expect(Buffer.from(audio, "base64").toString("latin1", 0, 4)).toBe("RIFF");
  await expect(player).toContainText("This is a robot’s voice.");
  await openSettings(player);
  await expect(player.getByLabel("Voice", { exact: true }).getByRole("option")).toHaveText([ROBOT]);
  // Each is heard to its end, or the next would not be marked.
  const marked = page.locator("[data-spoken]");
  await expect(marked).toHaveText("Hunden leker med en röd boll i parken.");
  await expect(marked).toHaveText("Katten sover i huset hela dagen.");
  await changeVoices(page, ["sv-SE"]);
  await expect(player.getByLabel("Voice", { exact: true }).getByRole("option")).toHaveText([
    "Voice sv-SE",
    ROBOT,
  ]);
  await expect(player).not.toContainText("robot’s voice");
});
