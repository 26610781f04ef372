import type { Preferences } from "@lagom/shared/contract/user";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { SelectField } from "@lagom/shared/ui/field";
import { preferencesStrings } from "../strings/preferences.ts";
import type { FieldsProps } from "./fields-props.ts";
import styles from "./other-levels.module.css";
import { draftLevel } from "./preferences-draft.ts";

const OPTIONS = LEVELS.map((level) => ({ value: level, label: level }));

/** The levels of languages that are not being learnt at the moment. */
export function OtherLevels({ draft, preferences, onChange }: FieldsProps & { preferences: Preferences }) {
  return (
    <details className={styles.levels}>
      <summary>{preferencesStrings.preferences.otherLevels}</summary>
      <div className={styles.grid}>
        {LANGUAGES.filter(({ name }) => name !== draft.target).map(({ name }) => (
          <SelectField
            key={name}
            label={name}
            value={draftLevel(draft, preferences, name)}
            onChange={(level) => onChange({ levels: { ...draft.levels, [name]: level as Level } })}
            options={OPTIONS}
          />
        ))}
      </div>
    </details>
  );
}
