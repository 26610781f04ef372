import { chooseLanguage } from "@lagom/shared/i18n/change-language";
import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { fixed } from "@lagom/shared/messages";
import {
  loadPreferences,
  updatePreferences,
  usePreferences,
  usePreferencesError,
  usePreferencesLoaded,
} from "@lagom/shared/preferences/store";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { ErrorState, Skeleton } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useState } from "react";
import { preferencesStrings } from "../strings/preferences.ts";
import { HabitFields } from "./habit-fields.tsx";
import { MyData } from "./my-data.tsx";
import styles from "./preferences-dialog.module.css";
import { changeIn, draftOf } from "./preferences-draft.ts";
import { InterfaceLanguage, LanguageFields, LookFields } from "./preferences-fields.tsx";
import { Reminders } from "./reminders/reminders.tsx";

/** The reader's preferences, over any page. Nothing changes before Save. */
export function PreferencesDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={preferencesStrings.preferences.title} onClose={onClose}>
      <LoadedForm onClose={onClose} />
      <Reminders />
      <MyData onDeleted={onClose} />
    </Dialog>
  );
}

/** The form, once its data has loaded. */
function LoadedForm({ onClose }: { onClose: () => void }) {
  const loaded = usePreferencesLoaded();
  const error = usePreferencesError();
  if (!loaded) return <Skeleton lines={8} height="3.5rem" />;
  if (error === fixed.preferencesLoad)
    return <ErrorState message={error} onRetry={() => void loadPreferences()} />;
  return <PreferencesForm onClose={onClose} />;
}

function PreferencesForm({ onClose }: { onClose: () => void }) {
  const stored = usePreferences();
  // A failed change may still be in the store; Save has to send it again.
  const [preferences] = useState(stored);
  const [draft, setDraft] = useState(() => draftOf(preferences));
  const [state, setState] = useState<"idle" | "saving" | "failed">("idle");
  const [language, setLanguage] = useState(interfaceLanguage);
  const change = changeIn(draft, preferences);
  const isChanged = change !== null || language !== interfaceLanguage();
  useUnsaved(isChanged && state !== "saving");

  async function save(event: FormEvent) {
    event.preventDefault();
    if (!isChanged) return onClose();
    setState("saving");
    if (change && !(await updatePreferences(change))) return setState("failed");
    showToast({ text: preferencesStrings.preferences.saved });
    onClose();
    if (language !== interfaceLanguage()) chooseLanguage(language);
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <LanguageFields
        draft={draft}
        preferences={preferences}
        onChange={(part) => setDraft({ ...draft, ...part })}
      />
      <InterfaceLanguage language={language} onChange={setLanguage} />
      <LookFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      <HabitFields draft={draft} onChange={(part) => setDraft({ ...draft, ...part })} />
      {state === "failed" && (
        <p className={styles.error} role="alert">
          {fixed.preferencesUpdate}
        </p>
      )}
      <div className={styles.buttons}>
        <Button onClick={onClose}>{preferencesStrings.preferences.cancel}</Button>
        <Button kind="primary" type="submit" busy={state === "saving"}>
          {preferencesStrings.preferences.save}
        </Button>
      </div>
    </form>
  );
}
