import { reading } from "@lagom/shared/reading/look";
import { type CSSProperties, memo } from "react";
import type { Stretch } from "../../text/stretches.ts";
import { PassageBlock, type PassageBlockProps } from "./passage-block.tsx";

interface PassageStretchProps extends Omit<PassageBlockProps, "block" | "index"> {
  stretch: Stretch;
}

/** A stretch of a text. */
export const PassageStretch = memo(function PassageStretch(props: PassageStretchProps) {
  const { stretch, current, ...shared } = props;
  const height = { "--paragraphs": stretch.blocks.length };
  return (
    <div className={reading.stretch} data-stretch style={height as CSSProperties}>
      {stretch.blocks.map((block, at) => {
        const index = stretch.first + at;
        return (
          <PassageBlock
            key={`${index} ${block.paragraph.id}`}
            block={block}
            index={index}
            current={current?.block === index ? current : undefined}
            {...shared}
          />
        );
      })}
    </div>
  );
});
