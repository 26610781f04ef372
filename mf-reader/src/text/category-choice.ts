import { type Category, isAll } from "@lagom/shared/text/categories";

export type CategoryChip = Category | "all";

/** The chips that look pressed: "All" alone stands for every one. */
export function pressedChips(chosen: readonly Category[], available: readonly Category[]): CategoryChip[] {
  return isAll(chosen, available) ? ["all"] : [...chosen];
}

/**
 * The categories after a chip was pressed. Pressing one while all are chosen means that one alone; the last one cannot be
 * taken away; "All" brings every one back.
 * @param pressed the chips as they would be after the press
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
