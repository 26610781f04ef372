import { AreaPart } from "@lagom/shared/area-part";
import type { Text } from "@lagom/shared/contract/text";
import { LevelFailure } from "@lagom/shared/reading/level-failure";
import { type BookPart, chapterNumber } from "@lagom/shared/text/book-parts";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { LevelBadge } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Skeleton } from "@lagom/shared/ui/states";
import { strings } from "../strings.ts";
import styles from "./book-reading.module.css";
import { NoText } from "./no-text.tsx";
import { Progress } from "./progress.tsx";
import { SmallSelect } from "./small-select.tsx";
import { textFailure } from "./text-failure.ts";
import type { Reading } from "./use-reading.ts";
import { WriteText } from "./write-text.tsx";

const parts = (): { value: BookPart; label: string }[] => [
  { value: "summary", label: strings.reading.summary },
  { value: "opening", label: strings.reading.translation },
];

/** The parts to choose from, with the chapter that a link led to. */
function partsWith(part: BookPart) {
  const number = chapterNumber(part);
  return number === null ? parts() : [...parts(), { value: part, label: strings.serial.chapter({ number }) }];
}

interface BookReadingProps {
  reading: Reading;
  /** Whether a missing text can be written. */
  writes: boolean;
}

/** The texts of a book at a level and in a language, drawn with the reader's lookup. */
export function BookReading({ reading, writes }: BookReadingProps) {
  const { request, query, text, choose } = reading;
  const failed = query.isLoadingError;
  return (
    <section className={styles.reading} aria-label={strings.reading.title}>
      <div className={styles.bar}>
        <Segmented
          label={strings.reading.part}
          options={partsWith(request.part)}
          value={request.part}
          onChange={(part) => choose({ part })}
        />
        <div className={styles.choices}>
          <SmallSelect
            label={strings.reading.language}
            value={request.lang}
            options={LANGUAGES.map(({ code, name }) => ({ value: code, label: name }))}
            onChange={(lang) => choose({ lang })}
          />
          <LevelChoice levels={reading.levels} level={request.level} onLevel={(level) => choose({ level })} />
        </div>
      </div>
      {text && text === query.data && text.level !== request.level && (
        <p className={styles.note}>
          <LevelBadge level={text.level} requested={request.level} />
          {strings.reading.nearest({ level: text.level, wanted: request.level })}
        </p>
      )}
      {query.data && writes && <WriteText reading={reading} />}
      {text && !query.data && (failed ? <Failure query={query} /> : <Waiting query={query} />)}
      <div aria-busy={query.isFetching}>
        {text ? (
          <PassageOf text={text} sentence={reading.sentence} />
        ) : failed || reading.isMissing ? (
          <NoText reading={reading} writes={writes} />
        ) : (
          <TextSlot query={query} />
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

/** Wait a few seconds before showing a message: most texts have arrived by then. */
const SOON_S = 3;

type TextQuery = Pick<Reading, "query">;

function Waiting({ query }: TextQuery) {
  const { writing, waiting } = strings.reading;
  const beingWritten = query.failureCount > 0;
  return <Progress text={beingWritten ? writing : waiting} from={beingWritten ? 0 : SOON_S} />;
}

function Failure({ query }: TextQuery) {
  const { message, again } = textFailure(query.error);
  return (
    <LevelFailure message={message}>
      {again && (
        <Button size="small" onClick={() => query.refetch()}>
          {strings.reading.retry}
        </Button>
      )}
    </LevelFailure>
  );
}

function TextSlot({ query }: TextQuery) {
  return (
    <div className={styles.slot}>
      <Skeleton lines={9} height="1.4rem" />
      <Waiting query={query} />
    </div>
  );
}

interface LevelChoiceProps {
  /** The available levels, including the requested one. */
  levels: readonly Level[];
  level: Level;
  onLevel: (level: Level) => void;
}

function LevelChoice({ levels, level, onLevel }: LevelChoiceProps) {
  const shown = LEVELS.filter((one) => levels.includes(one) || one === level);
  return (
    <Segmented
      label={strings.reading.level}
      options={shown.map((value) => ({ value, label: value }))}
      value={level}
      onChange={onLevel}
    />
  );
}
