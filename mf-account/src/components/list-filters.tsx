import type { WordStatus } from "@lagom/shared/contract/words";
import type { LanguageName } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SORTS, STATUSES, type useListPlace, type WordSort } from "../stores/use-list-place.ts";
import { words } from "../words.ts";
import { languageGroups } from "./languages.ts";

type Place = ReturnType<typeof useListPlace>;

/** While somebody types, only what they pause at is asked for. */
const PAUSE_MS = 250;

/** The words of one language only. */
export function LanguageFilter({ place }: { place: Place }) {
  return (
    <SelectField
      label={words.language}
      value={place.language ?? ""}
      onChange={(name) => place.filter({ language: (name || undefined) as LanguageName | undefined })}
      options={[{ value: "", label: words.allLanguages }]}
      groups={languageGroups()}
    />
  );
}

/** What was read at one level only. */
export function LevelFilter({ place }: { place: Place }) {
  return (
    <SelectField
      label={words.level}
      value={place.level ?? ""}
      onChange={(level) => place.filter({ level: (level || undefined) as Level | undefined })}
      options={[
        { value: "", label: words.allLevels },
        ...LEVELS.map((level) => ({ value: level, label: level })),
      ]}
    />
  );
}

/** Words of one status only. */
export function StatusFilter({ place }: { place: Place }) {
  return (
    <SelectField
      label={words.saved.columns.status}
      value={place.status ?? ""}
      onChange={(status) => place.filter({ status: (status || undefined) as WordStatus | undefined })}
      options={[
        { value: "", label: words.saved.allStatuses },
        ...STATUSES.map((status) => ({ value: status, label: words.saved.status[status] })),
      ]}
    />
  );
}

/** The order of the words. */
export function SortChoice({ place }: { place: Place }) {
  return (
    <SelectField
      label={words.saved.sort}
      value={place.sort}
      onChange={(sort) => place.filter({ sort: sort as WordSort })}
      options={SORTS.map((sort) => ({ value: sort, label: words.saved.sorts[sort] }))}
    />
  );
}

/** A search that follows what is typed. */
export function SearchFilter({ place }: { place: Place }) {
  const [typed, setTyped] = useState(place.q);
  const searched = useRef(place.q);
  const search = useEffectEvent((wanted: string) => {
    searched.current = wanted;
    place.filter({ q: wanted });
  });
  const isShown = useEffectEvent((wanted: string) => wanted === place.q);
  // The address changed otherwise: Back, or all filters let go. What was searched for may be shorter than what is typed by now.
  useEffect(() => {
    if (place.q === searched.current) return;
    searched.current = place.q;
    setTyped(place.q);
  }, [place.q]);
  useEffect(() => {
    const wanted = typed.trim();
    if (isShown(wanted)) return;
    const timer = setTimeout(() => search(wanted), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <div data-grows="">
      <TextField
        type="search"
        label={words.saved.search}
        placeholder={words.saved.searchHint}
        value={typed}
        onChange={setTyped}
        maxLength={100}
        autoComplete="off"
      />
    </div>
  );
}
