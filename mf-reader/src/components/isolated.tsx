import { isolateRuns } from "@lagom/shared/reading/isolate";
import type { ReactNode } from "react";

/** Text whose numbers and Latin words keep their order where it runs from right to left. */
export function isolated(text: string, rtl: boolean): ReactNode {
  if (!rtl) return text;
  return isolateRuns(text).map((piece) =>
    piece.isolated ? <bdi key={piece.start}>{piece.text}</bdi> : piece.text,
  );
}
