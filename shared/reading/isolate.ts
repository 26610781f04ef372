const RUN =
  /\p{Nd}+(?:[.,:/٫٬–-]\p{Nd}+)*|\p{Script=Latin}[\p{Script=Latin}\p{Nd}.'’ -]*[\p{Script=Latin}\p{Nd}]/gu;

/**
 * Cuts right-to-left text at numbers and Latin words, which stand in an isolate of their own, so that `10–20` keeps its order.
 * The pieces together are exactly the text.
 */
export function isolateRuns(text: string): { start: number; text: string; isolated: boolean }[] {
  const pieces: { start: number; text: string; isolated: boolean }[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end), isolated: false });
  };
  for (const match of text.matchAll(RUN)) {
    plain(match.index);
    pieces.push({ start: match.index, text: match[0], isolated: true });
    at = match.index + match[0].length;
  }
  plain(text.length);
  return pieces;
}
