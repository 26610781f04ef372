import { type Block, tokenBounds, tokensAt, tokensBetween } from "../../text/block.ts";
import { type Spot, wordSpot } from "../../text/spot.ts";

/** The block of an element; the drawn text of a block is exactly its paragraph's. */
export const blockElement = (root: ParentNode, block: number): HTMLElement | null =>
  root.querySelector<HTMLElement>(`[data-block="${block}"]`);

/** Ranges in the text nodes of a block, found in one walk; `stretches` must be in order. */
export function rangesIn(
  element: Element,
  stretches: readonly { start: number; end: number }[],
): StaticRange[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let node = walker.nextNode();
  let before = 0;
  const point = (offset: number, atEnd: boolean) => {
    while (node && (atEnd ? offset > before + lengthOf(node) : offset >= before + lengthOf(node))) {
      before += lengthOf(node);
      node = walker.nextNode();
    }
    return node ? { node, offset: offset - before } : undefined;
  };
  return stretches.flatMap(({ start, end }) => {
    const from = point(start, false);
    const to = point(end, true);
    if (!from || !to) return [];
    return new StaticRange({
      startContainer: from.node,
      startOffset: from.offset,
      endContainer: to.node,
      endOffset: to.offset,
    });
  });
}

const lengthOf = (node: Node): number => node.nodeValue?.length ?? 0;

/** A live range, which can be measured. */
export function liveRange(range: StaticRange): Range {
  const live = document.createRange();
  live.setStart(range.startContainer, range.startOffset);
  live.setEnd(range.endContainer, range.endOffset);
  return live;
}

/** The block and paragraph offset of a DOM point. */
function offsetOf(root: Element, node: Node, offset: number): { block: number; offset: number } | null {
  const from = node instanceof Element ? node : node.parentElement;
  const element = from?.closest<HTMLElement>("[data-block]");
  if (!element || !root.contains(element)) return null;
  const before = document.createRange();
  before.setStart(element, 0);
  before.setEnd(node, offset);
  return { block: Number(element.dataset.block), offset: before.toString().length };
}

/** The word under a point of the viewport; null beside the text and between words. */
export function spotAtPoint(
  root: HTMLElement,
  blocks: readonly Block[],
  point: { x: number; y: number },
): Spot | null {
  const caret = caretAt(point.x, point.y);
  const at = caret && offsetOf(root, caret.node, caret.offset);
  const block = at && blocks[at.block];
  const element = at && blockElement(root, at.block);
  if (!block || !element) return null;
  const token = tokensAt(block.paragraph, at.offset).find((candidate) => {
    const [range] = rangesIn(element, [tokenBounds(block.paragraph, candidate)]);
    return range && covers(liveRange(range), point);
  });
  return token === undefined ? null : wordSpot(at.block, token);
}

function caretAt(x: number, y: number): { node: Node; offset: number } | null {
  if (document.caretPositionFromPoint) {
    const position = document.caretPositionFromPoint(x, y);
    return position && { node: position.offsetNode, offset: position.offset };
  }
  const range = document.caretRangeFromPoint(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}

/** Lines are taller than their letters, so a tap between two lines still counts for the word above or below. */
const REACH = 8;

const covers = (range: Range, { x, y }: { x: number; y: number }): boolean =>
  Array.from(range.getClientRects()).some(
    (rect) => x >= rect.left - 2 && x <= rect.right + 2 && y >= rect.top - REACH && y <= rect.bottom + REACH,
  );

/** Whether the reader has selected something on the page. */
export const hasSelection = (): boolean => getSelection()?.isCollapsed === false;

/** The words that the reader selected, within one paragraph; null if there are none. */
export function selectedSpot(root: HTMLElement, blocks: readonly Block[]): Spot | null {
  const selection = getSelection();
  if (!selection || selection.isCollapsed || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  const start = offsetOf(root, range.startContainer, range.startOffset);
  const end = offsetOf(root, range.endContainer, range.endOffset);
  const block = start && blocks[start.block];
  if (!block) return null;
  const last = end?.block === start.block ? end.offset : block.paragraph.text.length;
  const tokens = tokensBetween(block.paragraph, start.offset, last);
  return tokens && { block: start.block, ...tokens, head: "to" };
}
