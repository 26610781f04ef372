import { WORD_SORTS, WORD_STATUSES } from "@lagom/shared/contract/word-limits";
import type { LanguageName } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { useSearchText } from "@lagom/shared/ui/use-search-text";
import type { useListState, WordSort } from "../stores/use-list-state.ts";
import { strings } from "../strings.ts";
import { languageGroups } from "./languages.ts";

type State = ReturnType<typeof useListState>;

/** Filters by language. */
export function LanguageFilter({ listState }: { listState: State }) {
  return (
    <SelectField
      label={strings.language}
      value={listState.language ?? ""}
      onChange={(name) => listState.filter({ language: (name || undefined) as LanguageName | undefined })}
      options={[{ value: "", label: strings.allLanguages }]}
      groups={languageGroups()}
    />
  );
}

/** Filters by level. */
export function LevelFilter({ listState }: { listState: State }) {
  return (
    <SelectField
      label={strings.level}
      value={listState.level ?? ""}
      onChange={(level) => listState.filter({ level: (level || undefined) as Level | undefined })}
      options={[
        { value: "", label: strings.allLevels },
        ...LEVELS.map((level) => ({ value: level, label: level })),
      ]}
    />
  );
}

const FORGOTTEN = "forgotten";

/** Filters by status, or by whether words are often forgotten. */
export function StatusFilter({ listState }: { listState: State }) {
  return (
    <SelectField
      label={strings.saved.columns.status}
      value={listState.forgotten ? FORGOTTEN : (listState.status ?? "")}
      onChange={(chosen) =>
        listState.filter({
          status: WORD_STATUSES.find((status) => status === chosen),
          forgotten: chosen === FORGOTTEN,
        })
      }
      options={[
        { value: "", label: strings.saved.allStatuses },
        ...WORD_STATUSES.map((status) => ({ value: status, label: strings.saved.status[status] })),
        { value: FORGOTTEN, label: strings.review.hard.title },
      ]}
    />
  );
}

/** Sorts the words. */
export function SortChoice({ listState }: { listState: State }) {
  return (
    <SelectField
      label={strings.saved.sort}
      value={listState.sort}
      onChange={(sort) => listState.filter({ sort: sort as WordSort })}
      options={WORD_SORTS.map((sort) => ({ value: sort, label: strings.saved.sorts[sort] }))}
    />
  );
}

/** Searches the words while the reader types. */
export function SearchFilter({ listState }: { listState: State }) {
  const [text, setText] = useSearchText(listState.q, (q) => listState.filter({ q }));
  return (
    <div data-grows="">
      <TextField
        type="search"
        label={strings.saved.search}
        placeholder={strings.saved.searchHint}
        value={text}
        onChange={setText}
        maxLength={100}
        autoComplete="off"
      />
    </div>
  );
}
