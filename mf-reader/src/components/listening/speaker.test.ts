import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { SpeakingPage, voice } from "./testing.ts";

const LOCAL = voice("sv-SE");
const REMOTE = voice("sv-SE", false);
const LONG = "katten och hunden leker i parken, ".repeat(8).trim();

let page: SpeakingPage;
let speaker: typeof import("./speaker.ts");
let endings: string[];
const note = (how: string) => void endings.push(how);

beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  page = new SpeakingPage();
  endings = [];
  speaker = await import("./speaker.ts");
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a sentence is read in the language of its voice, and its end is reported once", () => {
  speaker.say("Havet stiger.", LOCAL, 0.75, note);
  expect(page.queue).toMatchObject([{ text: "Havet stiger.", lang: "sv-SE", voice: LOCAL, rate: 0.75 }]);
  page.over();
  vi.runAllTimers();
  expect(endings).toEqual(["finished"]);
});

test.each(["end", "error"] as const)(
  "a word replaces a sentence, in a browser that reports %s for the cancelled one",
  async (event) => {
    page.cancelled = event;
    speaker.say("Havet stiger.", LOCAL, 1, note);
    speaker.say("havet", LOCAL, 1);
    await vi.runAllTicks();
    vi.advanceTimersByTime(100);
    expect(endings).toEqual(["interrupted"]);
    expect(page.queue.map(({ text }) => text)).toEqual(["havet"]);
  },
);

test("stopped speech reports nothing, and the next waits until Safari has stopped", () => {
  const stop = speaker.say("Havet stiger.", LOCAL, 1, note);
  const [stopped] = page.queue;
  stop();
  speaker.say("Ingen vet varför.", LOCAL, 1, note);
  expect(page.queue).toEqual([]);
  vi.advanceTimersByTime(100);
  stopped?.onend?.({} as SpeechSynthesisEvent);
  expect(page.queue.map(({ text }) => text)).toEqual(["Ingen vet varför."]);
  expect(endings).toEqual([]);
  stop();
  expect(page.queue).toHaveLength(1);
});

test("after a sentence that ended by itself, the next starts at once", () => {
  speaker.say("Havet stiger.", LOCAL, 1, () => speaker.say("Ingen vet varför.", LOCAL, 1));
  page.over();
  expect(page.queue.map(({ text }) => text)).toEqual(["Ingen vet varför."]);
});

test("silence can be asked for after a sentence, and stopping ends it too", () => {
  const stop = speaker.say("Under ytan", LOCAL, 1, note, 700);
  page.over();
  vi.advanceTimersByTime(699);
  expect(endings).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(endings).toEqual(["finished"]);
  stop();
  const stopAgain = speaker.say("Under ytan", LOCAL, 1, note, 700);
  vi.advanceTimersByTime(100);
  page.over();
  stopAgain();
  vi.runAllTimers();
  expect(endings).toEqual(["finished"]);
});

test("leaving the page in the silence after a sentence ends it", () => {
  speaker.say("Under ytan", LOCAL, 1, note, 700);
  page.over();
  page.dispatchEvent(new Event("pagehide"));
  vi.runAllTimers();
  expect(endings).toEqual(["interrupted"]);
});

test("a network voice gets a long sentence in pieces, since Chrome cuts it off; a local one gets it whole", () => {
  speaker.say(LONG, REMOTE, 0.9, note);
  for (let piece = 0; page.queue.length > 0 && piece < 10; piece += 1) {
    expect(page.queue).toHaveLength(1);
    expect(endings).toEqual([]);
    page.over();
  }
  expect(endings).toEqual(["finished"]);
  expect(page.said.length).toBeGreaterThan(2);
  expect(page.said.join(" ")).toBe(LONG);
  speaker.say(LONG, LOCAL, 0.9);
  expect(page.said.at(-1)).toBe(LONG);
});

test("a voice that never reports its end does not block reading", () => {
  speaker.say("Havet stiger.", LOCAL, 1, note);
  vi.advanceTimersByTime(60_000);
  expect(endings).toEqual(["finished"]);
  expect(page.queue).toEqual([]);
});

test.each([
  ["network", "failed"],
  ["not-allowed", "failed"],
  ["interrupted", "interrupted"],
  ["canceled", "interrupted"],
] as const)("the error %s is told as %s", (error, told) => {
  speaker.say("Havet stiger.", LOCAL, 1, note);
  page.over(error);
  vi.runAllTimers();
  expect(endings).toEqual([told]);
});

test("leaving the page ends what is read", () => {
  speaker.say("Havet stiger.", LOCAL, 1, note);
  page.dispatchEvent(new Event("pagehide"));
  expect(page.queue).toEqual([]);
  expect(endings).toEqual(["interrupted"]);
});

test("a press lets the page speak from then on, and leaves nothing behind", async () => {
  const { unlockSpeech } = await import("./unlock.ts");
  const spoke = vi.spyOn(page, "speak");
  unlockSpeech();
  expect(spoke).toHaveBeenCalledOnce();
  expect(page.queue).toEqual([]);
  unlockSpeech();
  expect(spoke).toHaveBeenCalledOnce();
});
