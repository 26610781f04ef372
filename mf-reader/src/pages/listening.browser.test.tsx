import { expectAccessible } from "@lagom/shared/testing/accessible";
import { expectConsoleError } from "@lagom/shared/testing/console";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure, type Received } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { textOf, wordsOf } from "../testing/answers.ts";
import { tone } from "../testing/tone.ts";
import { giveVoices } from "../testing/voices.ts";
import { ReaderPage } from "./reader-page.tsx";

const CALL = "GET /api/rewrite/{id}/speech";
const SENTENCES = ["Havet är djupt.", "Ingen vet hur djupt."];
const SHOWN = { select_to_translate_tutorial: { version: 1000, shown_at: "2026-01-01T00:00:00Z" } };
const player = page.getByRole("region", { name: "Read aloud" });
const button = (name: string) => player.getByRole("button", { name, exact: true });

const openSettings = () => button("Voice and speed").click();

/** No test's sound is held for another. */
let rewrite = 100;

beforeEach(() => {
  rewrite += 1;
  answer("GET /api/categories", { categories: ["science"] });
  answer("GET /api/user-words/marks", { marks: [] });
  answer("GET /api/token-corrections", { fixes: [] });
  answer("GET /api/user/notes", { notes: [] });
  answer("GET /api/ux-flags", SHOWN);
  answer("POST /api/user/activities", { id: 1 });
  answer("GET /api/article_rewrite", { ...textOf("Djupet", SENTENCES), rewrite_id: rewrite, speaks: true });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.removeItem("lagom.listening");
});

async function listen() {
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await page.getByRole("button", { name: "Read aloud" }).click();
  await expect.element(player).toBeVisible();
}

const speaks = (seconds: number) => answer(CALL, { type: "audio/wav", audio: tone(seconds) });
const places = (received: readonly Received<typeof CALL>[]) =>
  received.map(
    ({ url: { searchParams: of } }) => `${of.get("paragraph")} ${of.get("start")}-${of.get("end")}`,
  );
const marked = () => document.querySelector("[data-spoken]")?.textContent?.trim();

test("where the device has no voice, the server reads each sentence, and the next is fetched meanwhile", async () => {
  giveVoices("de-DE");
  const during: (string | undefined)[] = [];
  const asked = answer(CALL, () => {
    during.push(marked());
    return { type: "audio/wav", audio: tone(0.1) };
  });
  await listen();
  await expect.poll(marked).toBe("Djupet");
  await expect.poll(() => places(asked)).toEqual(["title 0-6", "p1 0-15"]);
  expect(asked[0]?.params).toEqual({ id: String(rewrite) });
  await expect.element(player.getByLabelText("Voice", { exact: true })).toHaveTextContent("Lagom’s server");
  await expect.poll(marked, { timeout: 3000 }).toBe("Havet är djupt.");
  await expect.poll(marked, { timeout: 3000 }).toBe("Ingen vet hur djupt.");
  // At the end it stops, and each sentence has been asked for once.
  await expect.element(button("Play"), { timeout: 3000 }).toBeVisible();
  expect(places(asked)).toEqual(["title 0-6", "p1 0-15", "p1 16-36"]);
  expect(during).toEqual(["Djupet", "Djupet", "Havet är djupt."]);
  await expectAccessible();
});

const text = () => ({ ...textOf("Djupet", SENTENCES), rewrite_id: rewrite });

test("eSpeak NG is named for what it is, and the page says what sounds better", async () => {
  giveVoices();
  answer("GET /api/article_rewrite", { ...text(), speaks: true, spoken_by: "espeak" });
  const asked = speaks(5);
  await listen();
  await expect.poll(() => places(asked)).toContain("title 0-6");
  await expect
    .element(player)
    .toMatchTextContent(/This is a robot’s voice\. One of the device sounds better\./);
  await openSettings();
  const voice = player.getByLabelText("Voice", { exact: true });
  await expect.element(voice).toHaveTextContent("eSpeak NG (robot)");
  await expect
    .element(voice)
    .toHaveAccessibleDescription("Voices can be added in the settings of the device.");
  await expectAccessible();
});

test.for([320, 390, 1280])("at %i px the name of eSpeak NG is not cut", async (width) => {
  await page.viewport(width, 740);
  giveVoices();
  answer("GET /api/article_rewrite", { ...text(), speaks: true, spoken_by: "espeak" });
  speaks(5);
  await listen();
  await openSettings();
  const voice = player.getByLabelText("Voice", { exact: true });
  await expect.element(voice).toBeVisible();
  const box = page.getByRole("group", { name: "Voice and speed" }).element().getBoundingClientRect();
  const shown = voice.element().getBoundingClientRect();
  expect(shown.right).toBeLessThanOrEqual(box.right);
  const copy = voice.element().cloneNode(true) as HTMLElement;
  copy.style.cssText = "position: absolute; inline-size: max-content; max-inline-size: none";
  voice.element().after(copy);
  const needed = copy.getBoundingClientRect().width;
  copy.remove();
  expect(shown.width).toBeGreaterThanOrEqual(needed);
});

test.for([
  [320, "ltr"],
  [360, "ltr"],
  [390, "rtl"],
  [1280, "ltr"],
] as const)("at %i px, %s, every button stands in one row, large enough to touch", async ([width, dir]) => {
  await page.viewport(width, 740);
  document.documentElement.dir = dir;
  onTestFinished(() => document.documentElement.removeAttribute("dir"));
  const device = giveVoices("sv-SE", "sv-FI");
  await listen();
  await expect.poll(device.texts).toEqual(["Djupet"]);
  const boxes = player
    .getByRole("button")
    .elements()
    .map((one) => one.getBoundingClientRect());
  const { left, right } = player.element().getBoundingClientRect();
  expect(boxes).toHaveLength(6);
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1);
  for (const box of boxes) {
    expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(44);
    expect(box.left).toBeGreaterThan(left);
    expect(box.right).toBeLessThan(right);
  }
  expect(Math.min(left, width - right)).toBeGreaterThanOrEqual(12);
});

test("on a screen that is low the settings stay on it, above the player, and scroll", async () => {
  await page.viewport(568, 320);
  giveVoices();
  answer("GET /api/article_rewrite", { ...text(), speaks: true, spoken_by: "espeak" });
  const asked = speaks(5);
  await listen();
  await expect.poll(() => places(asked)).toContain("title 0-6");
  await openSettings();
  const panel = page.getByRole("group", { name: "Voice and speed" }).element();
  const { top, bottom } = panel.getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(player.element().getBoundingClientRect().top);
  expect(panel.scrollHeight).toBeGreaterThan(panel.clientHeight);
});

test("Tab goes from the settings' button into the settings, and Escape closes them before the player", async () => {
  const device = giveVoices("sv-SE", "sv-FI");
  await listen();
  await expect.poll(device.texts).toEqual(["Djupet"]);
  const opens = button("Voice and speed");
  const settings = player.getByRole("group", { name: "Voice and speed" });
  await expect.element(opens).toHaveAttribute("aria-expanded", "false");
  await expect.element(settings).not.toBeInTheDocument();
  await press(opens, "{Enter}");
  await expect.element(settings).toBeVisible();
  await expect.element(opens).toHaveAttribute("aria-expanded", "true");
  await expectAccessible();
  await userEvent.keyboard("{Tab}");
  await expect.element(player.getByLabelText("Speed", { exact: true })).toHaveFocus();
  await userEvent.keyboard("{Escape}");
  await expect.element(settings).not.toBeInTheDocument();
  await expect.element(opens).toHaveFocus();
  await expect.element(opens).toHaveAttribute("aria-expanded", "false");
  await userEvent.keyboard("{Escape}");
  await expect.element(player).not.toBeInTheDocument();
});

test("eSpeak NG stands last among the voices, and reads when it is chosen", async () => {
  const device = giveVoices("sv-SE");
  answer("GET /api/article_rewrite", { ...text(), speaks: true, spoken_by: "espeak" });
  const asked = speaks(5);
  await listen();
  await expect.poll(device.texts).toEqual(["Djupet"]);
  expect(asked).toEqual([]);
  const voice = player.getByLabelText("Voice", { exact: true });
  await expect.element(voice).toHaveTextContent("Voice sv-SEeSpeak NG (robot)");
  await expect.element(player).not.toMatchTextContent(/robot’s voice/);
  await openSettings();
  await voice.selectOptions("eSpeak NG (robot)");
  await expect.poll(() => places(asked)).toContain("title 0-6");
  await expect.element(player).toMatchTextContent(/One of the device sounds better\.$/);
});

test("where nothing speaks the player says so, and reads once the device has a voice", async () => {
  const device = giveVoices("de-DE");
  answer("GET /api/article_rewrite", { ...text(), speaks: false });
  await listen();
  await expect.element(player).toMatchTextContent(/This device has no voice for svenska\./);
  await expect.element(button("Stop reading aloud")).toHaveFocus();
  device.install("sv-FI");
  await expect.poll(device.texts).toEqual(["Djupet"]);
});

test("a server that fails is said to be one, and Play asks it again; one that has spoken enough says that", async () => {
  giveVoices();
  answer(CALL, failure("unavailable"));
  await listen();
  await expect.element(player).toMatchTextContent(/This voice does not answer\./);
  await expectAccessible();
  answer(CALL, failure("rate_limited"));
  await button("Play").click();
  await expect.element(player).toMatchTextContent(/as much as it may for now/);
  const asked = speaks(5);
  await button("Play").click();
  await expect.element(button("Pause")).toBeVisible();
  await expect.poll(() => places(asked)).toContain("title 0-6");
  await expect.element(player).not.toMatchTextContent(/as much as it may/);
});

test("a voice of the device stands in for the server's, and the page says so", async () => {
  const voice = giveVoices("sv-SE");
  const asked = answer(CALL, failure("unavailable"));
  await listen();
  await expect.poll(voice.texts).toEqual(["Djupet"]);
  expect(asked).toEqual([]);
  await openSettings();
  await player.getByLabelText("Voice", { exact: true }).selectOptions("Lagom’s server");
  await expect
    .element(player)
    .toMatchTextContent(/The server’s voice does not answer\. A voice of this device/);
  await expect.poll(voice.texts).toEqual(["Djupet", "Djupet"]);
});

test("a sentence is repeated until told otherwise, and silence follows each", async () => {
  const voice = giveVoices("sv-SE");
  await listen();
  await expect.poll(voice.texts).toEqual(["Djupet"]);
  const repeat = button("Repeat the sentence");
  await repeat.click();
  await expect.element(repeat).toHaveAttribute("aria-pressed", "true");
  await openSettings();
  await player.getByLabelText("Pause between sentences").selectOptions("1 s pause");
  expect(voice.texts()).toEqual(["Djupet"]);
  voice.end();
  await expect.poll(voice.texts, { timeout: 3000 }).toEqual(["Djupet", "Djupet"]);
  await repeat.click();
  const ended = performance.now();
  voice.end();
  await expect.poll(voice.texts, { timeout: 3000 }).toEqual(["Djupet", "Djupet", "Havet är djupt."]);
  expect(performance.now() - ended).toBeGreaterThanOrEqual(990);
});

test("the lock screen names the text, and controls what is read", async () => {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  vi.spyOn(navigator.mediaSession, "setActionHandler").mockImplementation((action, handler) => {
    handlers.set(action, handler);
  });
  const act = (action: MediaSessionAction) => handlers.get(action)?.({ action });
  const voice = giveVoices("sv-SE");
  await listen();
  await expect.poll(voice.texts).toEqual(["Djupet"]);
  await expect.poll(() => navigator.mediaSession.metadata?.title).toBe("Djupet");
  await expect.poll(() => navigator.mediaSession.playbackState).toBe("playing");
  act("nexttrack");
  await expect.poll(marked).toBe("Havet är djupt.");
  act("pause");
  await expect.element(button("Play")).toBeVisible();
  await expect.poll(() => navigator.mediaSession.playbackState).toBe("paused");
  await expectAccessible();
  act("previoustrack");
  await expect.poll(marked).toBe("Djupet");
  act("play");
  await expect.element(button("Pause")).toBeVisible();
  await button("Stop reading aloud").click();
  await expect.poll(() => [...handlers.values()]).toEqual([null, null, null, null]);
  expect(navigator.mediaSession.metadata).toBeNull();
});

test("a word in the lookup is spoken by the server too", async () => {
  // Where the window changes its size, the sheet moves as a result of being measured.
  expectConsoleError("ResizeObserver loop completed");
  giveVoices();
  const text = wordsOf("Djupet", SENTENCES, { är: "is" });
  answer("GET /api/article_rewrite", { ...text, rewrite_id: rewrite, speaks: true });
  const asked = answer(CALL, failure("rate_limited"));
  await render(inMain(<ReaderPage />), { at: "/reader", preferences: { target_language: "svenska" } });
  await press(page.getByRole("group", { name: /^Text: / }), "{ArrowDown}");
  await userEvent.keyboard("{ArrowRight}{Enter}");
  await page.getByRole("dialog").getByRole("button", { name: "Listen" }).click();
  await expect.poll(() => places(asked)).toEqual(["p1 6-8"]);
  await expect.element(page.getByText(/as much as it may for now/)).toBeVisible();
  speaks(0.1);
  const played = vi.spyOn(HTMLMediaElement.prototype, "play");
  await page.getByRole("dialog").getByRole("button", { name: "Listen" }).click();
  await expect.poll(() => played.mock.calls.length).toBe(1);
});
