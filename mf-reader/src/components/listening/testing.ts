import { vi } from "vitest";

export const voice = (lang: string, localService = true, name = lang): SpeechSynthesisVoice => ({
  lang,
  localService,
  name,
  voiceURI: name,
  default: false,
});

/** A page with voices, speaking one utterance after the other, each until the test says how it ended. */
export class SpeakingPage extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  readonly queue: SpeechSynthesisUtterance[] = [];
  readonly said: string[] = [];
  /** What this browser tells of an utterance that is cancelled. */
  cancelled: "end" | "error" = "error";
  pending = false;

  constructor() {
    super();
    vi.stubGlobal("window", this);
    vi.stubGlobal("speechSynthesis", this);
    vi.stubGlobal("addEventListener", this.addEventListener.bind(this));
    vi.stubGlobal("removeEventListener", this.removeEventListener.bind(this));
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

  /** Ends what sounds: as it should, or by an error. */
  over(error?: SpeechSynthesisErrorCode): void {
    const utterance = this.queue.shift();
    if (utterance) told(utterance, error);
  }
}

function told(utterance: SpeechSynthesisUtterance, error?: SpeechSynthesisErrorCode): void {
  if (error) utterance.onerror?.({ error } as SpeechSynthesisErrorEvent);
  else utterance.onend?.({} as SpeechSynthesisEvent);
}
