import type { Category } from "@lagom/shared/text/categories";
import { Chips } from "@lagom/shared/ui/chips";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import { strings } from "../../strings.ts";
import { type CategoryChip, chosenCategories, pressedChips } from "../../text/category-choice.ts";

interface CategoryChipsProps {
  available: readonly Category[];
  chosen: readonly Category[];
  onChange: (chosen: Category[]) => void;
}

/** Which categories the newsfeed shows: all, or some, but never none. */
export function CategoryChips({ available, chosen, onChange }: CategoryChipsProps) {
  const options = (["all", ...available] as const).map((value: CategoryChip) => ({
    value,
    label: strings.categories[value],
  }));
  return (
    <Chips
      label={newsfeedStrings.feed.filter}
      options={options}
      selected={pressedChips(chosen, available)}
      onChange={(pressed) => onChange(chosenCategories(pressed, chosen, available))}
    />
  );
}
