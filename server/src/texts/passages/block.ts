import type { Level } from "@lagom/shared/text/levels";
import type { Line } from "../../language/lines.ts";

/** A text at one level: sentences by paragraph. */
export interface Block {
  level: Level;
  title: Line;
  summary: Line;
  paragraphs: Line[][];
}
