import type { Config } from "../../platform/config.ts";
import { audioTypeOf } from "./audio-type.ts";
import { MOST_BYTES, type SpeechEngine } from "./speech-engine.ts";

type Settings = Pick<
  Config,
  "TTS_BASE_URL" | "TTS_KIND" | "TTS_API_KEY" | "TTS_MODEL" | "TTS_TIMEOUT_SECONDS"
>;

/** The speech server of the configuration; null if there is none. */
export function createSpeechServer(config: Settings): SpeechEngine | null {
  const { TTS_BASE_URL: base, TTS_KIND: kind, TTS_API_KEY: key, TTS_MODEL: model } = config;
  if (!base || (kind !== "openai" && kind !== "piper")) return null;
  const url = kind === "openai" ? `${base.replace(/\/$/, "")}/audio/speech` : base;
  const bodyOf = (text: string, voice: string) =>
    kind === "openai" ? { model, input: text, voice, response_format: "mp3" } : { text, voice };
  return {
    name: kind === "openai" ? `${kind} ${model}` : kind,
    async speak(text, voice) {
      const response = await fetch(url, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          ...(key ? { authorization: `Bearer ${key}` } : {}),
        },
        body: JSON.stringify(bodyOf(text, voice)),
        // Texts go only where the settings say.
        redirect: "error",
        signal: AbortSignal.timeout(config.TTS_TIMEOUT_SECONDS * 1000),
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new Error(`The speech server answered ${response.status}`);
      }
      const sound = await boundedBody(response);
      if (!audioTypeOf(sound)) throw new Error("The speech server answered with something that is no sound");
      return sound;
    },
  };
}

async function boundedBody(response: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (bytes > MOST_BYTES) throw new Error(`The speech server answered more than ${MOST_BYTES} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
