import { type Category, isAll } from "@lagom/shared/text/categories";

export type CategoryChip = Category | "all";

/** The chips shown as pressed: only "All" if every category is chosen. */
export function pressedChips(chosen: readonly Category[], available: readonly Category[]): CategoryChip[] {
  return isAll(chosen, available) ? ["all"] : [...chosen];
}

/**
 * The categories after a chip was pressed. Pressing one while all are chosen selects only that one; the last one cannot be
 * unselected; "All" selects every one again.
 * @param pressed the chips that would be pressed
 */
export function chosenCategories(
  pressed: readonly CategoryChip[],
  chosen: readonly Category[],
  available: readonly Category[],
): Category[] {
  const wasAll = isAll(chosen, available);
  const single = pressed.filter((chip) => chip !== "all");
  if (wasAll) return single.length > 0 ? single : [...available];
  if (pressed.includes("all")) return [...available];
  return single.length > 0 ? single : [...chosen];
}
