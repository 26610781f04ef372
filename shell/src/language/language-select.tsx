import { chooseLanguage } from "@lagom/shared/i18n/change-language";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { Select } from "@lagom/shared/ui/select";
import { Globe } from "lucide-react";
import { useId } from "react";
import { strings } from "../strings.ts";
import styles from "./language-select.module.css";
import { useLanguage } from "./use-language.ts";

/** The language of the interface: each one in its own name. */
export function LanguageSelect() {
  const id = useId();
  return (
    <label htmlFor={id} className={styles.choice}>
      <Globe size={16} aria-hidden="true" />
      <Select
        id={id}
        className={styles.select}
        aria-label={strings.frame.language}
        value={useLanguage()}
        onChange={({ target }) => chooseLanguage(target.value as LanguageCode)}
        data-focused-again="language"
      >
        {LANGUAGES.map(({ code, name }) => (
          <option key={code} value={code} lang={code}>
            {name}
          </option>
        ))}
      </Select>
    </label>
  );
}
