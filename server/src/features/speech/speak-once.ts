import { createHash } from "node:crypto";
import { FileExistsError, type FileStore } from "@lagom/releases/store";
import type { FastifyBaseLogger } from "fastify";
import pLimit from "p-limit";
import type { SpeechEngine } from "./speech-engine.ts";

/** Folder of the file store. */
export const SPOKEN = "speech/";
/** Requests to an engine at a time; others wait. */
const AT_ONCE = 4;

/** What is to be spoken. */
export interface Utterance {
  text: string;
  language: string;
  voice: string;
  /** Whether it is stored for everybody who reads the text. */
  isStored: boolean;
}

interface SpeakOnceDeps {
  engine: SpeechEngine;
  store: FileStore;
  log: Pick<FastifyBaseLogger, "warn">;
}

export type SpeakOnce = (utterance: Utterance, spend: () => Promise<void>) => Promise<Uint8Array>;

/**
 * Speaks each text once: later requests get the stored sound, and those in the meantime wait for the first.
 * `spend` counts a request to the engine, and may refuse it.
 */
export function createSpeakOnce({ engine, store, log }: SpeakOnceDeps): SpeakOnce {
  const limit = pLimit(AT_ONCE);
  const underWay = new Map<string, Promise<Uint8Array>>();

  /** A store that fails costs time, not the sound. */
  const orWithout = <T>(work: Promise<T>): Promise<T | undefined> =>
    work.catch((error: unknown) => {
      // Two nodes may have spoken it at the same time.
      if (!(error instanceof FileExistsError)) log.warn({ err: error }, "what is spoken cannot be stored");
      return undefined;
    });

  async function storedOrSpoken(key: string, utterance: Utterance, spend: () => Promise<void>) {
    const { text, voice, isStored } = utterance;
    const stored = isStored ? await orWithout(store.read(key)) : undefined;
    if (stored) return stored;
    await spend();
    const sound = await limit(() => engine.speak(text, voice));
    if (isStored) await orWithout(store.create(key, sound));
    return sound;
  }

  return (utterance, spend) => {
    const key = keyOf(engine, utterance);
    const running = underWay.get(key);
    if (running) return running;
    const promise = storedOrSpoken(key, utterance, spend).finally(() => underWay.delete(key));
    underWay.set(key, promise);
    return promise;
  };
}

function keyOf({ name }: SpeechEngine, { language, voice, text }: Utterance): string {
  const hash = createHash("sha256").update(JSON.stringify([name, language, voice, text]));
  return SPOKEN + hash.digest("base64url");
}
