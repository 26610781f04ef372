import type { Level } from "@lagom/shared/text/levels";
import type { Line } from "../../language/lines.ts";

/** The sentences of a paragraph; the heading of a section is a paragraph of one. */
export interface BlockParagraph {
  sentences: Line[];
  heading: boolean;
}

/** A text at one level. */
export interface Block {
  level: Level;
  title: Line;
  summary: Line;
  paragraphs: BlockParagraph[];
}

/** The sentences of a text and its headings, in order. */
export const sentencesOf = ({ paragraphs }: Pick<Block, "paragraphs">): Line[] =>
  paragraphs.flatMap(({ sentences }) => sentences);
