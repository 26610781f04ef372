import type { OwnText } from "@lagom/shared/contract/own-texts";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { words } from "../../words.ts";
import styles from "./own-texts.module.css";

interface LanguageOfProps {
  text: OwnText;
  onChange: (language: string) => void;
}

/** The language of a text, which was guessed perhaps, and can be put right. */
export function LanguageOf({ text, onChange }: LanguageOfProps) {
  return (
    <select
      className={styles.language}
      aria-label={words.ownTexts.languageOf(text.title)}
      value={text.language}
      onChange={({ target }) => onChange(target.value)}
    >
      {(["european", "asian", "other"] as const).map((group) => (
        <optgroup key={group} label={words.ownTexts.groups[group]}>
          {LANGUAGES.filter((language) => language.group === group).map(({ name }) => (
            <option key={name} value={name}>
              {name}
            </option>
          ))}
        </optgroup>
      ))}
    </select>
  );
}
