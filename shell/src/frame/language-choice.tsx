import { type OfferedLanguage, useLanguages } from "@lagom/shared/preferences/offered-languages";
import type { LanguageGroup, LanguageName } from "@lagom/shared/text/languages";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { useId } from "react";
import { strings } from "../strings-later.ts";
import styles from "./language-choice.module.css";

const GROUPS: readonly LanguageGroup[] = ["european", "asian", "other"];

interface LanguageChoiceProps {
  value: LanguageName;
  onChange: (language: LanguageName) => void;
}

/** One of the languages, in their groups, each in its own name and script. */
export function LanguageChoice({ value, onChange }: LanguageChoiceProps) {
  const languages = useLanguages();
  const name = useId();
  return (
    <div className={styles.groups}>
      {GROUPS.map((group) => (
        <fieldset key={group} className={styles.group}>
          <legend>{strings.picker.groups[group]}</legend>
          {languages
            .filter((language) => language.group === group)
            .map((language) => (
              <Choice
                key={language.code}
                name={name}
                language={language}
                checked={language.name === value}
                onChoose={() => onChange(language.name)}
              />
            ))}
        </fieldset>
      ))}
    </div>
  );
}

interface ChoiceProps {
  name: string;
  language: OfferedLanguage;
  checked: boolean;
  onChoose: () => void;
}

function Choice({ name, language, checked, onChoose }: ChoiceProps) {
  return (
    <label className={styles.choice} data-empty={!language.has_articles}>
      <input type="radio" name={name} value={language.code} checked={checked} onChange={onChoose} />
      <span>
        <bdi lang={language.code}>{language.name}</bdi>
        {!language.has_articles && <VisuallyHidden>, {strings.picker.noArticles}</VisuallyHidden>}
      </span>
    </label>
  );
}
