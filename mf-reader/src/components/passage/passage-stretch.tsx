import { reading } from "@lagom/shared/reading/look";
import { type CSSProperties, Fragment, memo, type ReactNode, useRef } from "react";
import { NO_MARKS } from "../../text/marks.ts";
import type { Stretch } from "../../text/stretches.ts";
import { useNearScreen } from "../use-near-screen.ts";
import { PassageBlock, type PassageBlockProps } from "./passage-block.tsx";

interface PassageStretchProps extends Omit<PassageBlockProps, "block" | "index"> {
  stretch: Stretch;
  /** The contents of the text, which stand below its title. */
  contents: ReactNode;
}

/**
 * A stretch of a text, its words marked only near the screen: the browser places all marks of a document anew at each change in
 * it, such as a lookup that opens.
 */
export const PassageStretch = memo(function PassageStretch(props: PassageStretchProps) {
  const { stretch, contents, current, marks, ...shared } = props;
  const element = useRef<HTMLDivElement>(null);
  const near = useNearScreen(element, stretch.first === 0);
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
              marks={near ? marks : NO_MARKS}
              {...shared}
            />
            {block.title && contents}
          </Fragment>
        );
      })}
    </div>
  );
});
