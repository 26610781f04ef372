import { AreaPart } from "@lagom/shared/area-part";
import type { BookPart, Text } from "@lagom/shared/contract/text";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { LevelBadge } from "@lagom/shared/ui/badge";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Skeleton } from "@lagom/shared/ui/states";
import { words } from "../words.ts";
import styles from "./book-reading.module.css";
import { NoText } from "./no-text.tsx";
import { Progress } from "./progress.tsx";
import { SmallSelect } from "./small-select.tsx";
import type { Reading } from "./use-reading.ts";
import { WriteText } from "./write-text.tsx";

const PARTS: readonly { value: BookPart; label: string }[] = [
  { value: "summary", label: words.reading.summary },
  { value: "opening", label: words.reading.translation },
];

/** The texts of a book, at a level and in a language, with the look-up of the reader. */
export function BookReading({ reading }: { reading: Reading }) {
  const { wish, query, choose } = reading;
  const text = query.data;
  return (
    <section className={styles.reading} aria-label={words.reading.title}>
      <div className={styles.bar}>
        <Segmented
          label={words.reading.part}
          options={PARTS}
          value={wish.part}
          onChange={(part) => choose({ part })}
        />
        <div className={styles.choices}>
          <SmallSelect
            label={words.reading.language}
            value={wish.lang}
            options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(lang) => choose({ lang })}
          />
          <LevelChoice
            levels={text?.levels ?? []}
            level={wish.level}
            onLevel={(level) => choose({ level })}
          />
        </div>
      </div>
      {text && text.level !== wish.level && !query.isPlaceholderData && (
        <p className={styles.note}>
          <LevelBadge level={text.level} requested={wish.level} />
          {words.reading.nearest(text.level, wish.level)}
        </p>
      )}
      {text && <WriteText reading={reading} />}
      {query.isPlaceholderData && <Waiting beingWritten={query.failureCount > 0} />}
      <div aria-busy={query.isFetching}>
        {text ? (
          <PassageOf text={text} sentence={reading.sentence} />
        ) : query.isError && !query.isFetching ? (
          <NoText reading={reading} />
        ) : (
          <TextPlace beingWritten={query.failureCount > 0} />
        )}
      </div>
    </section>
  );
}

function PassageOf({ text, sentence }: { text: Text; sentence: string | null }) {
  return (
    <AreaPart
      key={text.rewrite_id}
      area="reader"
      part="passage"
      props={{ of: { text }, language: text.language, level: text.level, sentence }}
      loading={<Skeleton lines={9} height="1.4rem" />}
    />
  );
}

/** A few seconds pass before words do: most texts are there by then. */
const SOON_S = 3;

function Waiting({ beingWritten }: { beingWritten: boolean }) {
  const { writing, waiting } = words.reading;
  return <Progress text={beingWritten ? writing : waiting} from={beingWritten ? 0 : SOON_S} />;
}

function TextPlace({ beingWritten }: { beingWritten: boolean }) {
  return (
    <>
      <Waiting beingWritten={beingWritten} />
      <Skeleton lines={9} height="1.4rem" />
    </>
  );
}

interface LevelChoiceProps {
  /** Those that there are; the one wished for stands among them. */
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
}

function LevelChoice({ levels, level, onLevel }: LevelChoiceProps) {
  const shown = LEVELS.filter((one) => levels.includes(one) || one === level);
  return (
    <Segmented
      label={words.reading.level}
      options={shown.map((value) => ({ value, label: value }))}
      value={level}
      onChange={onLevel}
    />
  );
}
