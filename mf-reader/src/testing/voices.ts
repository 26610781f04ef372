import { vi } from "vitest";

/**
 * Gives the page a device with voices of these languages: what is read aloud is recorded, and ends when the test says so. Undone
 * by `vi.unstubAllGlobals`.
 */
export function giveVoices(...langs: string[]) {
  const said: SpeechSynthesisUtterance[] = [];
  vi.stubGlobal(
    "SpeechSynthesisUtterance",
    class {
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  vi.stubGlobal(
    "speechSynthesis",
    Object.assign(new EventTarget(), {
      getVoices: () =>
        langs.map((lang) => ({
          lang,
          name: `Voice ${lang}`,
          voiceURI: lang,
          localService: true,
          default: true,
        })),
      speak: (utterance: SpeechSynthesisUtterance) => utterance.text && said.push(utterance),
      cancel: () => {},
      speaking: false,
      pending: false,
    }),
  );
  return {
    texts: () => said.map(({ text }) => text),
    /** Adds a voice while the page is open. */
    install: (lang: string) => {
      langs.push(lang);
      speechSynthesis.dispatchEvent(new Event("voiceschanged"));
    },
    /** The language and speed of what was said last. */
    last: () => ({ lang: said.at(-1)?.lang, rate: said.at(-1)?.rate }),
    end: () => said.at(-1)?.onend?.(new Event("end") as SpeechSynthesisEvent),
  };
}
