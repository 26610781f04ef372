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
 * Fakes a device with voices: utterances are recorded, and end when the test says so or when all are cancelled. As on iOS,
 * nothing is spoken until something was spoken in a user gesture; as in Chrome, the voices are new objects each time.
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

/** Sets the voices of the device, and fires the event. */
export const changeVoices = (page: Page, langs: readonly string[]): Promise<void> =>
  page.evaluate((names) => {
    Object.assign(window, { langs: names });
    speechSynthesis.dispatchEvent(new Event("voiceschanged"));
  }, langs);

/** The utterances so far. */
export const spoken = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Speaking).spoken.map(({ text }) => text));

/** The current utterance. */
export const speaking = (page: Page): Promise<string[]> =>
  page.evaluate(() => (window as unknown as Speaking).queue.map(({ text }) => text));

/** The voice and speed of the last utterance. */
export const utterance = (page: Page): Promise<{ lang: string; rate: number } | undefined> =>
  page.evaluate(() => {
    const last = (window as unknown as Speaking).spoken.at(-1);
    return last && { lang: last.lang, rate: last.rate };
  });

/** Ends the current utterance, as a voice does. */
export const endSpeaking = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Speaking).queue.shift()?.onend?.());

/** Makes the voice fail during the current utterance. */
export const failSpeaking = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as Speaking).queue.shift()?.onerror?.({ error: "network" }));
