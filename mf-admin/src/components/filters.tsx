import { SelectField, type SelectOption, TextField } from "@lagom/shared/ui/field";
import { useSearchText } from "@lagom/shared/ui/use-search-text";
import { strings } from "../strings/common.ts";
import styles from "./filters.module.css";
import type { ListState } from "./use-list-state.ts";

export interface Choice {
  /** Name of the parameter in the URL and in the call. */
  name: string;
  label: string;
  options: readonly SelectOption[];
}

/** Search, where a list has one, and filters. */
export function Filters({
  listState,
  search,
  choices,
}: {
  listState: ListState;
  search?: string;
  choices: readonly Choice[];
}) {
  return (
    <search className={styles.filters}>
      {search && (
        <Search
          label={search}
          value={listState.choice("q")}
          onSearch={(text) => listState.choose("q", text)}
        />
      )}
      {choices.map(({ name, label, options }) => (
        <SelectField
          key={name}
          label={label}
          value={listState.choice(name)}
          onChange={(value) => listState.choose(name, value)}
          options={options}
        />
      ))}
    </search>
  );
}

/** Options with labels; the first stands for no filter. */
export const optionsOf = (names: Readonly<Record<string, string>>): SelectOption[] =>
  Object.entries(names).map(([value, label]) => ({ value: value === "all" ? "" : value, label }));

function Search({
  label,
  value,
  onSearch,
}: {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}) {
  const [text, setText] = useSearchText(value, onSearch);
  return (
    <TextField
      label={label}
      type="search"
      value={text}
      onChange={setText}
      maxLength={200}
      placeholder={strings.searchHint}
    />
  );
}
