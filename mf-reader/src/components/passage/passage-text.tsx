import type { Text } from "@lagom/shared/contract/text";
import { usePreferences } from "@lagom/shared/preferences/store";
import { readingTextSize } from "@lagom/shared/preferences/text-size";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { type CSSProperties, type ReactNode, useId, useMemo, useRef } from "react";
import { useMarks } from "../../queries/marks.ts";
import { blocksOf } from "../../text/block.ts";
import { indexMarks } from "../../text/marks.ts";
import { words } from "../../words.ts";
import { CurrentWord } from "./current-word.tsx";
import { OpenLookUp } from "./open-look-up.tsx";
import styles from "./passage.module.css";
import { PassageBlock } from "./passage-block.tsx";
import { useCursor } from "./use-cursor.ts";
import { useEscape, useKeyboard } from "./use-keyboard.ts";
import { useOutsidePress, usePointer } from "./use-pointer.ts";

interface PassageTextProps {
  first: Text;
  parts: readonly Text[];
  heading: "h1" | "h2";
  onRetry: () => void;
  /** What follows the text: its further parts, on their way. */
  children?: ReactNode;
}

/** A text with its look-up: one tab stop, one current word (design §6). */
export function PassageText({ first, parts, heading, onRetry, children }: PassageTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const instructions = useId();
  const blocks = useMemo(() => blocksOf(parts), [parts]);
  const saved = useMarks(first.language);
  const marks = useMemo(() => indexMarks(saved, first.lang), [saved, first.lang]);
  const control = useCursor(blocks);
  const { cursor, close } = control;
  const open = cursor?.open ?? false;
  const save = useRef(() => {});
  const onClick = usePointer(root, blocks, control);
  const onKeyDown = useKeyboard({ blocks, dir: first.dir, control, save: () => save.current() });
  useEscape(open, root, close);
  useOutsidePress(open, column, close);
  const current = cursor && !cursor.selected ? cursor.spot : undefined;
  const block = cursor && blocks[cursor.spot.block];
  const size = { "--reading-size": `${readingTextSize(usePreferences().text_size) / 16}rem` };
  return (
    <div ref={column} className={styles.column} data-open={open || undefined}>
      <VisuallyHidden>
        <span id={instructions}>{words.passage.instructions}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a text is no set of form fields */}
      <div
        ref={root}
        role="group"
        aria-label={words.passage.label(first.title)}
        aria-describedby={instructions}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text is one tab stop, its words are reached by arrow keys
        tabIndex={0}
        lang={first.lang}
        dir={first.dir}
        className={styles.text}
        data-current={current !== undefined || undefined}
        style={size as CSSProperties}
        onClick={onClick}
        onKeyDown={onKeyDown}
      >
        {blocks.map((one, index) => (
          <PassageBlock
            key={`${index} ${one.paragraph.id}`}
            block={one}
            index={index}
            marks={marks}
            rtl={first.dir === "rtl"}
            heading={heading}
            current={current?.block === index ? current : undefined}
            onRetry={onRetry}
          />
        ))}
        {current && <CurrentWord root={root} blocks={blocks} spot={current} />}
      </div>
      {open && block && cursor && (
        <OpenLookUp
          text={first}
          blocks={blocks}
          block={block}
          cursor={cursor}
          marks={marks}
          anchors={{ root, column }}
          control={control}
          saveRef={save}
        />
      )}
      {children}
    </div>
  );
}
