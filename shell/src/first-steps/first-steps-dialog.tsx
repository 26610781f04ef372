import { analytics } from "@lagom/shared/analytics/analytics";
import { useFlag } from "@lagom/shared/analytics/use-flag";
import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { useLanguages } from "@lagom/shared/preferences/offered-languages";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import { useNavigate } from "@lagom/shared/router";
import type { LanguageName } from "@lagom/shared/text/languages";
import type { Level } from "@lagom/shared/text/levels";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { useSample } from "../queries/sample.ts";
import { endFirstSteps } from "../session/first-steps-due.ts";
import { strings } from "../strings-later.ts";
import styles from "./first-steps.module.css";
import { SlidingText } from "./sliding-text.tsx";

/** Own language, language to read, and the level found by sliding a text; then one "Read this", which opens that text. */
export function FirstStepsDialog() {
  const preferences = usePreferences();
  const [own, setOwn] = useState<LanguageName>(preferences.source_language);
  const [learn, setLearn] = useState<LanguageName>(preferences.target_language);
  const offered = useFlag("first-steps-level") ?? "B1";
  const [chosen, setLevel] = useState<Level | null>(null);
  const level = chosen ?? offered;
  const { data: text, isError } = useSample(learn, level);
  const shown = isError ? undefined : text;
  const navigate = useNavigate();
  const groups = useLanguageGroups();

  const read = async () => {
    endFirstSteps();
    analytics.track("first_steps_finished", { target_language: learn, level, offered });
    navigate(shown?.article_id ? paths.article(shown.article_id) : paths.reader);
    const saved = await updatePreferences({
      source_language: own,
      target_language: learn,
      preferred_levels: { [learn]: level },
    });
    if (!saved) showToast({ text: fixed.preferencesUpdate });
  };

  return (
    <Dialog title={strings.firstSteps.title} onClose={endFirstSteps} size="wide">
      <div className={styles.steps}>
        <div className={styles.languages}>
          <SelectField
            label={strings.firstSteps.ownLanguage}
            value={own}
            onChange={(name) => setOwn(name as LanguageName)}
            groups={groups}
          />
          <SelectField
            label={strings.firstSteps.learn}
            value={learn}
            onChange={(name) => setLearn(name as LanguageName)}
            groups={groups}
          />
        </div>
        <SlidingText text={shown} failed={isError} level={level} onLevel={setLevel} />
        <div className={styles.read}>
          <Button kind="primary" onClick={read}>
            {strings.firstSteps.read}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function useLanguageGroups() {
  const languages = useLanguages();
  return (["european", "asian", "other"] as const).map((group) => ({
    label: strings.picker.groups[group],
    options: languages
      .filter((language) => language.group === group)
      .map(({ name }) => ({ value: name, label: name })),
  }));
}
