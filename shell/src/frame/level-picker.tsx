import { levelFor } from "@lagom/shared/preferences/defaults";
import { usePreferences } from "@lagom/shared/preferences/store";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { strings } from "../strings.ts";
import styles from "./level-picker.module.css";

const LevelDialog = lazy(() =>
  import(/* webpackChunkName: "level" */ "./level-dialog.tsx").then((m) => ({ default: m.LevelDialog })),
);

/** The language and level that are read, and the way to change them. @param short shows the level alone where it is narrow */
export function LevelPicker({ short = false }: { short?: boolean }) {
  const preferences = usePreferences();
  const [open, setOpen] = useState(false);
  const [language, level] = [preferences.target_language, levelFor(preferences)];
  return (
    <>
      <button
        type="button"
        className={styles.picker}
        data-short={short || undefined}
        aria-label={strings.picker.button({ language, level })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <span>{language}</span> <strong>{level}</strong>
        <ChevronDown size={14} aria-hidden="true" />
      </button>
      {open && (
        <Suspense fallback={null}>
          <LevelDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
