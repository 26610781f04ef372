import type { Text } from "@lagom/shared/contract/text";
import { queryFor, useQuery } from "@lagom/shared/query";
import { languageOf } from "@lagom/shared/text/languages";
import { useMemo } from "react";
import { useMarks } from "../../queries/marks.ts";
import { readerStrings } from "../../strings/reader.ts";
import { blocksOf } from "../../text/block.ts";
import { indexMarks, marksMet } from "../../text/marks.ts";
import styles from "./finish.module.css";

/** As many saved words as a reader takes in at a glance. */
const MOST_SHOWN = 12;

/** Which of the reader's words a finished text had, and which were saved in it. Nothing where there are none. */
export function WordsHere({ text, parts }: { text: Text; parts: readonly Text[] }) {
  const { language, lang, dir, rewrite_id } = text;
  const marks = useMarks(language);
  const met = useMemo(() => marksMet(indexMarks(marks, lang), blocksOf(parts)).size, [marks, parts, lang]);
  const { data } = useQuery({
    ...queryFor("GET /api/user-words", { query: { rewrite_id, sort: "oldest", limit: MOST_SHOWN } }),
    staleTime: 0,
  });
  const { words = [], total = 0 } = data ?? {};
  if (met === 0 && words.length === 0) return null;
  return (
    <>
      {met > 0 && <p>{readerStrings.reader.wordsMet({ words: met })}</p>}
      {words.length > 0 && (
        <>
          <p id="saved-here">{readerStrings.reader.savedHere({ words: total })}</p>
          <ul className={styles.words} aria-labelledby="saved-here">
            {words.map(({ id, source_word, translated_word, target_lang }) => (
              <li key={id}>
                <span lang={lang} dir={dir}>
                  {source_word}
                </span>{" "}
                <span lang={target_lang} dir={languageOf(target_lang).dir}>
                  {translated_word}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
