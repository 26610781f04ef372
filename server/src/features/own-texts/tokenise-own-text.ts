import type { LanguageCode } from "@lagom/shared/text/languages";
import { levelBySentence } from "../../language/levels/level.ts";
import { loadLexicon } from "../../language/lexicon/load-lexicon.queries.ts";
import type { Tokeniser } from "../../language/tokenise/tokeniser.ts";
import type { Db } from "../../platform/database/open.ts";
import { assembleRewrite, type BuiltRewrite, reportParagraphs } from "../../texts/passages/build-rewrite.ts";
import { namesIn } from "../../texts/passages/facts.ts";
import { passageTokeniser } from "../../texts/passages/tokenise-passage.ts";
import type { PlainText } from "./plain-text.ts";

const SUMMARY_CHARACTERS = 200;

/** Tokenises a reader's text like any other, and estimates its level. */
export async function tokeniseOwnText(
  db: Db,
  tokeniser: Tokeniser,
  { title, paragraphs }: PlainText,
  code: LanguageCode,
): Promise<BuiltRewrite> {
  const lexicon = await loadLexicon(db, code);
  const names = namesIn([title, ...paragraphs].join("\n"), code);
  const tokenisePassage = passageTokeniser({ code, lexicon, tokeniser }, names);
  const cut = [];
  for (const text of [title, ...paragraphs]) cut.push(await tokenisePassage(text));
  const { estimated, mean_sentence } = reportParagraphs(code, "C2", cut.slice(1));
  const level = estimated ?? levelBySentence(code, mean_sentence);
  const summary = (paragraphs[0] ?? "").slice(0, SUMMARY_CHARACTERS);
  return assembleRewrite({ language: code, level, title, summary }, cut);
}
