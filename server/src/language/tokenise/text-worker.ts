import { parentPort } from "node:worker_threads";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { cutSentence } from "./cut.ts";
import type { Unit } from "./unit.ts";

/** Cuts sentences off the event loop: the dictionaries of jieba and kuromoji take a second to load. */
export interface CutJob {
  id: number;
  code: LanguageCode;
  sentences: readonly string[];
}
export type CutReply = { id: number; units: Unit[][] } | { id: number; error: string };

parentPort?.on("message", async ({ id, code, sentences }: CutJob) => {
  parentPort?.postMessage(await reply(id, code, sentences));
});

async function reply(id: number, code: LanguageCode, sentences: readonly string[]): Promise<CutReply> {
  try {
    const units: Unit[][] = [];
    for (const sentence of sentences) units.push(await cutSentence(sentence, code));
    return { id, units };
  } catch (error) {
    return { id, error: String(error) };
  }
}
