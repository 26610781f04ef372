import { Tag, type Tone } from "@lagom/shared/ui/badge";
import { type Column, Table } from "@lagom/shared/ui/table";
import type { Outcome } from "../queries/import-words.ts";
import { fileStrings } from "../strings/words.ts";
import { strings } from "../strings.ts";
import type { WordFile } from "../text/word-file.ts";
import styles from "./import-dialog.module.css";
import { WordText } from "./word-text.tsx";

const TONES: Record<Outcome, Tone> = { new: "pine", changed: "saffron", same: "plain" };
/** More lines than anyone reads in a preview; more bad ones than anyone fixes by hand. */
const SHOWN = 50;
const BAD_SHOWN = 1000;

type Line = WordFile["words"][number] & { outcome: Outcome };

const columns = (): Column<Line>[] => [
  { key: "line", header: fileStrings.line, align: "end", cell: ({ line }) => line },
  {
    key: "word",
    header: strings.saved.columns.word,
    bare: true,
    cell: ({ word }) => <WordText text={word.source_word} lang={String(word.source_lang)} />,
  },
  {
    key: "translation",
    header: strings.saved.columns.translation,
    bare: true,
    cell: ({ word }) => <WordText text={word.translated_word} lang={String(word.target_lang)} />,
  },
  {
    key: "outcome",
    header: fileStrings.outcome,
    cell: ({ outcome }) => <Tag tone={TONES[outcome]}>{fileStrings.outcomes[outcome]}</Tag>,
  },
];

interface ImportPreviewProps {
  name: string;
  file: WordFile;
  outcomes: readonly Outcome[];
}

/** The preview of an import, line by line. */
export function ImportPreview({ name, file, outcomes }: ImportPreviewProps) {
  const lines = file.words.map((word, index) => ({ ...word, outcome: outcomes[index] ?? "same" }));
  const count = (outcome: Outcome) => lines.filter((line) => line.outcome === outcome).length;
  return (
    <>
      <p role="status" className={styles.summary}>
        <bdi>{name}</bdi>:{" "}
        {fileStrings.summary({
          fresh: count("new"),
          changed: count("changed"),
          same: count("same"),
          bad: file.bad.length,
        })}
      </p>
      {file.bad.length > 0 && (
        <section className={styles.bad} aria-label={fileStrings.badTitle}>
          <h3>{fileStrings.badTitle}</h3>
          <ul className={styles.lines}>
            {file.bad.slice(0, BAD_SHOWN).map(({ line, reason }) => (
              <li key={line}>
                <strong>{fileStrings.lineNumber({ line })}</strong> {reason}
              </li>
            ))}
          </ul>
          <MoreLines count={file.bad.length - BAD_SHOWN} />
        </section>
      )}
      {lines.length > 0 && (
        <Table
          caption={fileStrings.preview}
          columns={columns()}
          rows={lines.slice(0, SHOWN)}
          rowKey={({ line }) => line}
        />
      )}
      <MoreLines count={lines.length - SHOWN} />
    </>
  );
}

const MoreLines = ({ count }: { count: number }) =>
  count > 0 && <p className={styles.more}>{fileStrings.more({ count })}</p>;
