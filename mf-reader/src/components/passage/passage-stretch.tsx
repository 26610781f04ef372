import { reading } from "@lagom/shared/reading/look";
import { type CSSProperties, Fragment, memo, type ReactNode } from "react";
import type { Stretch } from "../../text/stretches.ts";
import { PassageBlock, type PassageBlockProps } from "./passage-block.tsx";

interface PassageStretchProps extends Omit<PassageBlockProps, "block" | "index"> {
  stretch: Stretch;
  /** The contents of the text, which stand below its title. */
  contents: ReactNode;
}

/** A stretch of a text. */
export const PassageStretch = memo(function PassageStretch(props: PassageStretchProps) {
  const { stretch, contents, current, ...shared } = props;
  const height = { "--paragraphs": stretch.blocks.length };
  return (
    <div className={reading.stretch} data-stretch style={height as CSSProperties}>
      {stretch.blocks.map((block, at) => {
        const index = stretch.first + at;
        return (
          <Fragment key={`${index} ${block.paragraph.id}`}>
            <PassageBlock
              block={block}
              index={index}
              current={current?.block === index ? current : undefined}
              {...shared}
            />
            {block.title && contents}
          </Fragment>
        );
      })}
    </div>
  );
});
