import { reading } from "@lagom/shared/reading/look";
import { type CSSProperties, Fragment, memo, type ReactNode, useRef } from "react";
import type { MarkIndex } from "../../text/marks.ts";
import type { Stretch } from "../../text/stretches.ts";
import { PassageBlock, type PassageBlockProps } from "./passage-block.tsx";
import { useLaidOut } from "./use-laid-out.ts";

interface PassageStretchProps extends Omit<PassageBlockProps, "block" | "index"> {
  stretch: Stretch;
  /** The contents of the text, which stand below its title. */
  contents: ReactNode;
  /** The marks with the statuses of all words, if they are shown: of so many only those near the screen are drawn. */
  coloured: MarkIndex;
}

/** A stretch of a text. */
export const PassageStretch = memo(function PassageStretch(props: PassageStretchProps) {
  const { stretch, contents, current, coloured, marks, ...shared } = props;
  const element = useRef<HTMLDivElement>(null);
  const laidOut = useLaidOut(element, coloured !== marks);
  const height = { "--paragraphs": stretch.blocks.length };
  return (
    <div ref={element} className={reading.stretch} data-stretch style={height as CSSProperties}>
      {stretch.blocks.map((block, at) => {
        const index = stretch.first + at;
        return (
          <Fragment key={`${index} ${block.paragraph.id}`}>
            <PassageBlock
              block={block}
              index={index}
              current={current?.block === index ? current : undefined}
              marks={laidOut ? coloured : marks}
              {...shared}
            />
            {block.title && contents}
          </Fragment>
        );
      })}
    </div>
  );
});
