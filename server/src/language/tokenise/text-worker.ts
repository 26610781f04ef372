import { parentPort } from "node:worker_threads";
import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Token } from "./token.ts";
import { tokeniseSentence } from "./tokenise.ts";

/** Cuts sentences off the event loop: the dictionaries of jieba and kuromoji take a second to load. */
export interface TokeniseJob {
  id: number;
  code: LanguageCode;
  sentences: readonly string[];
}
export type TokeniseReply = { id: number; tokens: Token[][] } | { id: number; error: string };

parentPort?.on("message", async ({ id, code, sentences }: TokeniseJob) => {
  parentPort?.postMessage(await reply(id, code, sentences));
});

async function reply(id: number, code: LanguageCode, sentences: readonly string[]): Promise<TokeniseReply> {
  try {
    const tokens: Token[][] = [];
    for (const sentence of sentences) tokens.push(await tokeniseSentence(sentence, code));
    return { id, tokens };
  } catch (error) {
    return { id, error: String(error) };
  }
}
