import type { OwnText } from "@lagom/shared/contract/own-texts";
import { Select } from "@lagom/shared/ui/select";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import styles from "./own-texts.module.css";
import { useLanguageGroups } from "./use-language-groups.ts";

interface LanguageOfProps {
  text: OwnText;
  onChange: (language: string) => void;
}

/** The language of a text, which may have been guessed and can be corrected. */
export function LanguageOf({ text, onChange }: LanguageOfProps) {
  const groups = useLanguageGroups();
  const listed = groups.some(({ options }) => options.some(({ value }) => value === text.language));
  return (
    <Select
      className={styles.language}
      aria-label={newsfeedStrings.ownTexts.languageOf({ title: text.title })}
      value={text.language}
      onChange={({ target }) => onChange(target.value)}
    >
      {!listed && <option>{text.language}</option>}
      {groups.map(({ label, options }) => (
        <optgroup key={label} label={label}>
          {options.map(({ value }) => (
            <option key={value}>{value}</option>
          ))}
        </optgroup>
      ))}
    </Select>
  );
}
