import { vi } from "vitest";

export const voice = (lang: string, localService = true, name = lang): SpeechSynthesisVoice => ({
  lang,
  localService,
  name,
  voiceURI: name,
  default: false,
});

/** Fakes a page with voices: utterances are spoken one after another, and each ends when the test says so. */
export class SpeakingPage extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly queue: SpeechSynthesisUtterance[] = [];
  readonly said: string[] = [];
  /** The events this browser fires for a cancelled utterance. */
  cancelled: "end" | "error" = "error";
  pending = false;

  constructor() {
    super();
    vi.stubGlobal("window", this);
    vi.stubGlobal("speechSynthesis", this);
    vi.stubGlobal("addEventListener", this.addEventListener.bind(this));
    vi.stubGlobal("removeEventListener", this.removeEventListener.bind(this));
    // What is unlocked beside the voices.
    vi.stubGlobal(
      "Audio",
      class {
        play = async () => {};
        pause = () => {};
      },
    );
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
    );
  }

  readonly speechSynthesis = this;

  get speaking(): boolean {
    return this.queue.length > 0;
  }

  getVoices(): SpeechSynthesisVoice[] {
    return this.voices;
  }

  speak(utterance: SpeechSynthesisUtterance): void {
    this.queue.push(utterance);
    if (utterance.text) this.said.push(utterance.text);
  }

  cancel(): void {
    for (const utterance of this.queue.splice(0))
      queueMicrotask(() => (this.cancelled === "end" ? told(utterance) : told(utterance, "interrupted")));
  }

  /** Ends the current utterance, normally or with an error. */
  over(error?: SpeechSynthesisErrorCode): void {
    const utterance = this.queue.shift();
    if (utterance) told(utterance, error);
  }
}

function told(utterance: SpeechSynthesisUtterance, error?: SpeechSynthesisErrorCode): void {
  if (error) utterance.onerror?.({ error } as SpeechSynthesisErrorEvent);
  else utterance.onend?.({} as SpeechSynthesisEvent);
}
