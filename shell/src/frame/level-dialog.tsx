import type { PreferencesChange } from "@lagom/shared/contract/user";
import { fixed } from "@lagom/shared/messages";
import { levelFor } from "@lagom/shared/preferences/defaults";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import type { LanguageName } from "@lagom/shared/text/languages";
import { LEVELS, type Level } from "@lagom/shared/text/levels";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { Segmented } from "@lagom/shared/ui/segmented";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { strings } from "../strings-later.ts";
import { LanguageChoice } from "./language-choice.tsx";
import styles from "./level-dialog.module.css";

const levels = LEVELS.map((level) => ({ value: level, label: level }));

/** Chooses the language to read and, for each language, its level. */
export function LevelDialog({ onClose }: { onClose: () => void }) {
  const preferences = usePreferences();
  const [language, setLanguage] = useState<LanguageName>(preferences.target_language);
  const [chosen, setChosen] = useState<Level | null>(null);
  const level = chosen ?? levelFor(preferences, language);

  const save = async () => {
    onClose();
    const change: PreferencesChange = { target_language: language, preferred_levels: { [language]: level } };
    if (!(await updatePreferences(change))) showToast({ text: fixed.preferencesUpdate });
  };

  return (
    <Dialog title={strings.picker.title} onClose={onClose} size="wide">
      <div className={styles.choices}>
        <LanguageChoice
          value={language}
          onChange={(name) => {
            setLanguage(name);
            setChosen(null);
          }}
        />
        <div className={styles.level}>
          <h3>{strings.picker.level}</h3>
          <Segmented label={strings.picker.level} options={levels} value={level} onChange={setChosen} />
          <p aria-live="polite">{strings.picker.levels[level]}</p>
        </div>
        <Button kind="primary" onClick={save}>
          {strings.picker.save}
        </Button>
      </div>
    </Dialog>
  );
}
