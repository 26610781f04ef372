import type { Page } from "@playwright/test";

interface Utterance {
  text: string;
  lang: string;
  rate: number;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
}

interface Speaking {
  spoken: Utterance[];
  queue: Utterance[];
  langs: readonly string[];
}

/**
 * Scripts a device with voices: what is spoken is collected, and ends when the test says so, or when all of it is cancelled. As on
 * iOS it drops what is spoken before something was spoken in a press; as in Chrome its voices are other objects at each look.
 */
export async function giveVoices(page: Page, langs: readonly string[]): Promise<void> {
  await page.addInitScript((names) => {
    const state: Speaking = { spoken: [], queue: [], langs: names };
    Object.assign(window, state, {
      SpeechSynthesisUtterance: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
    const device = window as unknown as Speaking;
    let pressed = false;
    const synthesis = Object.assign(new EventTarget(), {
      getVoices: () =>
        device.langs.map((lang) => ({
          lang,
          name: `Voice ${lang}`,
          voiceURI: lang,
          localService: true,
          default: false,
        })),
      speak: (utterance: Utterance) => {
        pressed ||= ["click", "keydown"].includes(event?.type ?? "");
        if (!pressed || !utterance.text) return;
        device.spoken.push(utterance);
        device.queue.push(utterance);
      },
      cancel: () => {
        for (const utterance of device.queue.splice(0))
          queueMicrotask(() => utterance.onerror?.({ error: "interrupted" }));
      },
    });
    Object.defineProperty(synthesis, "speaking", { get: () => device.queue.length > 0 });
    Object.defineProperty(window, "speechSynthesis", { value: synthesis });
  }, langs);
}

/** The device has these voices from now on, and says so. */
export const changeVoices = (page: Page, langs: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    Object.assign(window, { langs: names });
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
  }, langs);

/** What was spoken so far. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Speaking).spoken.map(({ text }) => text));

/** What is being spoken now. */
export const speaking = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Speaking).queue.map(({ text }) => text));

/** The voice and speed of what was spoken last. */
export const utterance = (page: Page): Promise<{ lang: string; rate: number } | undefined> =>
  page.evaluate(() => {
    const last = (window as unknown as Speaking).spoken.at(-1);
    return last && { lang: last.lang, rate: last.rate };
  });

/** Lets what is spoken end, as a voice does. */
export const endSpeaking = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Speaking).queue.shift()?.onend?.());

/** Lets the voice fail in what it speaks. */
export const failSpeaking = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Speaking).queue.shift()?.onerror?.({ error: "network" }));
