import type { LanguageCode } from "@lagom/shared/text/languages";
import { levelBySentence } from "../../language/levels/level.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Cutter } from "../../language/tokenise/cutter.ts";
import type { Db } from "../../platform/database/open.ts";
import { assembleRewrite, type BuiltRewrite, reportParagraphs } from "../../texts/passages/build-rewrite.ts";
import { passageCutter } from "../../texts/passages/cut-passage.ts";
import { namesIn } from "../../texts/passages/facts.ts";
import type { PlainText } from "./plain-text.ts";

const SUMMARY_CHARACTERS = 200;

/** Cuts a reader's text like any other, with an estimate of its level. */
export async function cutOwnText(
  db: Db,
  cutter: Cutter,
  { title, paragraphs }: PlainText,
  code: LanguageCode,
): Promise<BuiltRewrite> {
  const lexicon = await loadLexicon(db, code);
  const names = namesIn([title, ...paragraphs].join("\n"), code);
  const cutPassage = passageCutter({ code, lexicon, cutter }, names);
  const cut = [];
  for (const text of [title, ...paragraphs]) cut.push(await cutPassage(text));
  const { estimated, mean_sentence } = reportParagraphs(code, "C2", cut.slice(1));
  const level = estimated ?? levelBySentence(code, mean_sentence);
  const summary = (paragraphs[0] ?? "").slice(0, SUMMARY_CHARACTERS);
  return assembleRewrite({ language: code, level, title, summary }, cut);
}
