import type { Text } from "@lagom/shared/contract/text";
import { usePreferences } from "@lagom/shared/preferences/store";
import { readingTextSize } from "@lagom/shared/preferences/text-size";
import { reading } from "@lagom/shared/reading/look";
import { classNames } from "@lagom/shared/ui/class-names";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { useKeyGroup } from "@lagom/shared/ui/key-groups";
import { type CSSProperties, type ReactNode, useCallback, useId, useMemo, useRef } from "react";
import { useKnownWords } from "../../queries/known-words.ts";
import { useMarks } from "../../queries/marks.ts";
import { useTokenCorrections } from "../../queries/token-corrections.ts";
import { useReadingLook } from "../../stores/reading-look.ts";
import { strings } from "../../strings.ts";
import { type Block, blocksOf } from "../../text/block.ts";
import { indexMarks } from "../../text/marks.ts";
import { firstSpot, type Spot } from "../../text/spot.ts";
import { holds, stretchesOf } from "../../text/stretches.ts";
import { correctedBlocks } from "../../text/token-corrections.ts";
import { speakOrSay } from "../listening/speak-spot.ts";
import { NotedSentences } from "../notes/noted-sentences.tsx";
import { useIdle } from "../use-idle.ts";
import { CurrentWord, fillsOfSpot } from "./current-word.tsx";
import { describeSpot } from "./describe-spot.tsx";
import { OpenLookup } from "./open-lookup.tsx";
import styles from "./passage.module.css";
import { PassageStretch } from "./passage-stretch.tsx";
import { textKeys } from "./text-keys.ts";
import { useContents } from "./use-contents.tsx";
import { useCursor } from "./use-cursor.ts";
import { useEscape, useKeyboard } from "./use-keyboard.ts";
import { useOutsidePress, usePointer } from "./use-pointer.ts";
import { useRehearsal } from "./use-rehearsal.ts";

/** Whether any sentence can be translated: by the text itself, or by something that translates all. */
const canTranslate = (text: Text, blocks: readonly Block[]): boolean =>
  text.translates || blocks.some(({ paragraph }) => paragraph.translations.length > 0);

interface PassageTextProps {
  first: Text;
  parts: readonly Text[];
  heading: "h1" | "h2";
  onRetry: () => void;
  retrying: boolean;
  /** Content after the text: the indicator of further parts. */
  children?: ReactNode;
}

/** A text with its lookup: one tab stop, one current word (docs/content.md#how-a-text-is-drawn). */
export function PassageText({ first, parts, heading, onRetry, retrying, children }: PassageTextProps) {
  const root = useRef<HTMLDivElement>(null);
  const column = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLElement>(null);
  const instructions = useId();
  const corrections = useTokenCorrections(first.language);
  const blocks = useMemo(
    () => correctedBlocks(blocksOf(parts), corrections, first.lang),
    [parts, corrections, first.lang],
  );
  const stretches = useMemo(() => stretchesOf(blocks), [blocks]);
  const saved = useMarks(first.language);
  const look = useReadingLook();
  const marks = useMemo(() => indexMarks(saved, first.lang), [saved, first.lang]);
  const known = useKnownWords(first.rewrite_id, look.statuses);
  const coloured = useMemo(
    () => (look.statuses ? { ...marks, known } : marks),
    [look.statuses, marks, known],
  );
  const describe = useCallback((spot: Spot) => describeSpot(blocks, marks, spot), [blocks, marks]);
  const measure = useCallback(
    (spot: Spot) => ({
      block: blocks[spot.block],
      fills: root.current ? fillsOfSpot(root.current, blocks, spot) : [],
    }),
    [blocks],
  );
  const control = useCursor(describe, measure);
  const contents = useContents(root, blocks, control, describe);
  useKeyGroup(textKeys(canTranslate(first, blocks)));
  const { cursor, pressed, close } = control;
  const open = cursor?.open ?? false;
  const save = useRef<() => void>(null);
  const onPointer = usePointer(root, sheet, blocks, control);
  const onKeyDown = useKeyboard({
    root,
    blocks,
    dir: first.dir,
    control,
    save: () => save.current?.(),
    speak: (block, spot) => speakOrSay(first, block, spot),
  });
  useEscape(open, root, close);
  useOutsidePress(open, column, close);
  const filled = cursor && !cursor.selected && (cursor.open || cursor.keyed);
  const current = filled ? cursor.spot : undefined;
  const idle = useIdle();
  // The closed sheet is rendered for the word about to be touched, so that the touch only has to open it.
  const next = pressed ?? cursor?.spot ?? (idle ? firstSpot(blocks) : undefined);
  const spot = open ? cursor?.spot : next;
  useRehearsal(idle, root, blocks, control.press);
  const block = spot && blocks[spot.block];
  const { spacing, readings } = look;
  const withReadings = readings.includes(first.lang) ? first.lang : undefined;
  const size = { "--reading-size": `${readingTextSize(usePreferences().text_size) / 16}rem` };
  return (
    <div ref={column} className={styles.column}>
      <VisuallyHidden>
        <span id={instructions}>{strings.passage.instructions}</span>
      </VisuallyHidden>
      {/* biome-ignore lint/a11y/useSemanticElements: a text is not a set of form fields */}
      <div
        ref={root}
        role="group"
        aria-label={strings.passage.label({ title: first.title })}
        aria-describedby={instructions}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the text is one tab stop, its words are reached by arrow keys
        tabIndex={0}
        lang={first.lang}
        dir={first.dir}
        className={classNames(reading.text, styles.text)}
        data-current={current !== undefined || undefined}
        data-spacing={spacing}
        data-readings={withReadings}
        data-statuses={look.statuses || undefined}
        style={size as CSSProperties}
        {...onPointer}
        onKeyDown={onKeyDown}
      >
        {stretches.map((stretch) => (
          <PassageStretch
            key={stretch.first}
            stretch={stretch}
            marks={coloured}
            rtl={first.dir === "rtl"}
            readings={withReadings}
            heading={heading}
            contents={stretch.first === 0 ? contents : undefined}
            current={current && holds(stretch, current) ? current : undefined}
            onRetry={onRetry}
            retrying={retrying}
          />
        ))}
        <NotedSentences root={root} blocks={blocks} rewriteId={first.rewrite_id} />
        <div className={styles.fills} aria-hidden="true">
          {cursor && current && (
            <CurrentWord
              root={root}
              blocks={blocks}
              spot={current}
              measured={cursor.measured}
              follow={!open}
            />
          )}
        </div>
      </div>
      {block && spot && (
        <OpenLookup
          open={open}
          keyed={cursor?.keyed ?? false}
          text={first}
          blocks={blocks}
          block={block}
          spot={spot}
          saving={cursor?.saving ?? false}
          marks={marks}
          anchors={{ root, column, sheet }}
          control={control}
          saveRef={save}
        />
      )}
      {children}
    </div>
  );
}
