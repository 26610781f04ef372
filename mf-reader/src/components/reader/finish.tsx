import { analytics } from "@lagom/shared/analytics/analytics";
import type { Text } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { textPaths } from "@lagom/shared/text-paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { showToast } from "@lagom/shared/ui/toast";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { markFinished } from "../../queries/newsfeed.ts";
import { recordActivity } from "../../queries/record-activity.ts";
import type { ChapterOfSerial } from "../../queries/serial.ts";
import { readerStrings } from "../../strings/reader.ts";
import { AfterFinish } from "./after-finish.tsx";
import styles from "./finish.module.css";
import { MarkKnown } from "./mark-known.tsx";
import { ReviewBelow } from "./review-below.tsx";

interface FinishProps {
  text: Text;
  /** All of its parts. */
  parts: readonly Text[];
  /** Where the text stands in its serial; undefined for other texts, and until that is known. */
  chapter: ChapterOfSerial | undefined;
  /** Called before finishing is recorded, so that the reading time is recorded too. */
  onFinish: () => void;
  /** Called once finishing is recorded. */
  onFinished: () => void;
}

/** The end of a text: marks it as finished and leads to the next one. */
export function Finish({ text, parts, chapter, onFinish, onFinished }: FinishProps) {
  const [state, setState] = useState<"open" | "busy" | "finished">("open");
  const { rewrite_id, language, level } = text;
  const finish = async () => {
    setState("busy");
    onFinish();
    const recorded = await recordActivity({ activity_type: "article_finished", rewrite_id, language, level });
    setState(recorded ? "finished" : "open");
    if (!recorded) return showToast({ text: readerStrings.reader.finishFailed });
    markFinished(text);
    onFinished();
    analytics.track("article_finished", { rewrite_id, language, level });
  };
  if (state !== "finished")
    return (
      <div className={styles.finish} data-screen-only>
        <Button kind="primary" size="large" busy={state === "busy"} onClick={finish}>
          <Check size={20} aria-hidden="true" />
          {readerStrings.reader.finish}
        </Button>
      </div>
    );
  return <Finished text={text} parts={parts} chapter={chapter} />;
}

/** What can be read next. The focus moves here from the removed button, so that the next key press follows the link. */
function Finished({ text, parts, chapter }: Pick<FinishProps, "text" | "parts" | "chapter">) {
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <div className={styles.finish} role="status">
        <p ref={done} className={styles.done} tabIndex={-1}>
          {!chapter
            ? readerStrings.reader.finished
            : chapter.next
              ? readerStrings.serial.finished
              : readerStrings.serial.last({ book: chapter.book.title })}
        </p>
        <div className={styles.ways}>
          {chapter ? <WaysOfSerial text={text} chapter={chapter} /> : <Ways />}
        </div>
        {/* Below the links, which it would push away from a focus on them when it arrives. */}
        <AfterFinish text={text} parts={parts} />
      </div>
      {/* Outside of the status, lest all of it is read out again with each change. */}
      <MarkKnown text={text} />
      <ReviewBelow text={text} parts={parts} />
    </>
  );
}

function Ways() {
  return (
    <>
      <LinkButton to={paths.reader} kind="primary">
        {readerStrings.reader.nextText}
      </LinkButton>
      <LinkButton to={paths.newsfeed}>{readerStrings.reader.toFeed}</LinkButton>
    </>
  );
}

interface WaysOfSerialProps {
  text: Text;
  chapter: ChapterOfSerial;
}

function WaysOfSerial({ text, chapter: { next, book } }: WaysOfSerialProps) {
  return (
    <>
      {next && text.book_id !== null && (
        <LinkButton to={textPaths.chapter(text.book_id, next.number)} kind="primary">
          {readerStrings.serial.next({ number: next.number })}
          <span lang={text.lang} dir={text.dir}>
            {next.title}
          </span>
        </LinkButton>
      )}
      <LinkButton to={paths.book(book.slug)}>{readerStrings.serial.toBook}</LinkButton>
    </>
  );
}
