import type { MenuItem } from "@lagom/shared/ui/menu";
import { strings } from "../strings.ts";

/** Menu items that move a row without dragging. */
export function moveItems(
  index: number,
  count: number,
  onMove: (from: number, to: number) => void,
): MenuItem[] {
  const { top, up, down } = strings.order;
  const item = (id: string, label: string, to: number) => ({ id, label, onAction: () => onMove(index, to) });
  return [
    ...(index > 1 ? [item("top", top, 0)] : []),
    ...(index > 0 ? [item("up", up, index - 1)] : []),
    ...(index < count - 1 ? [item("down", down, index + 1)] : []),
  ];
}
