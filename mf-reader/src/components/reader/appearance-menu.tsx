import { interfaceDirection } from "@lagom/shared/i18n/language";
import { fixed } from "@lagom/shared/messages";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { IconButton } from "@lagom/shared/ui/button";
import { Segmented } from "@lagom/shared/ui/segmented";
import { showToast } from "@lagom/shared/ui/toast";
import { AArrowDown, AArrowUp } from "lucide-react";
import { useId, useRef, useState } from "react";
import { changeReadingLook, SPACINGS, useReadingLook, WIDTHS } from "../../stores/reading-look.ts";
import { readerStrings } from "../../strings/reader.ts";
import markStyles from "../mark.module.css";
import styles from "./appearance-menu.module.css";
import { useDismissal } from "./use-dismissal.ts";

const SMALLEST = -2;
const LARGEST = 4;
const THEMES = ["system", "light", "dark"] as const;

/** Text size, spacing, width, theme, what is shown above the words, and how these are marked. */
export function AppearanceMenu({ lang }: { lang: LanguageCode }) {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useId();
  const { text_size, theme } = usePreferences();
  const look = useReadingLook();
  useDismissal(open, menu, () => setOpen(false));
  return (
    <div className={styles.menu} ref={menu}>
      <IconButton
        label={readerStrings.reader.appearance}
        icon={<span className={styles.mark}>{readerStrings.reader.appearanceMark}</span>}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw another frame */}
      <div
        id={panel}
        role="group"
        aria-label={readerStrings.reader.appearance}
        className={styles.panel}
        hidden={!open}
      >
        {/* The bar has the direction of the text; these labels do not. */}
        <div className={styles.rows} dir={interfaceDirection()}>
          <div className={styles.row}>
            <span>{readerStrings.reader.textSize}</span>
            <span className={styles.sizes}>
              <IconButton
                label={readerStrings.reader.smaller}
                icon={<AArrowDown size={20} />}
                disabled={text_size <= SMALLEST}
                onClick={() => change({ text_size: text_size - 1 })}
              />
              <IconButton
                label={readerStrings.reader.larger}
                icon={<AArrowUp size={20} />}
                disabled={text_size >= LARGEST}
                onClick={() => change({ text_size: text_size + 1 })}
              />
            </span>
          </div>
          <div className={styles.row}>
            <span aria-hidden="true">{readerStrings.reader.spacing}</span>
            <Segmented
              label={readerStrings.reader.spacing}
              options={SPACINGS.map((value) => ({ value, label: readerStrings.reader.spacings[value] }))}
              value={look.spacing}
              onChange={(spacing) => changeReadingLook({ spacing })}
            />
          </div>
          <div className={`${styles.row} ${styles.width}`}>
            <span aria-hidden="true">{readerStrings.reader.width}</span>
            <Segmented
              label={readerStrings.reader.width}
              options={WIDTHS.map((value) => ({ value, label: readerStrings.reader.widths[value] }))}
              value={look.width}
              onChange={(width) => changeReadingLook({ width })}
            />
          </div>
          <ReadingsSwitch lang={lang} />
          <StatusesSwitch />
          <div className={styles.row}>
            <span aria-hidden="true">{readerStrings.reader.theme}</span>
            <Segmented
              label={readerStrings.reader.theme}
              options={THEMES.map((value) => ({ value, label: readerStrings.reader.themes[value] }))}
              value={theme}
              onChange={(value) => change({ theme: value })}
            />
          </div>
        </div>
      </div>
    </div>
  );
}

/** Furigana, pinyin or transliteration, if the language has one. */
function ReadingsSwitch({ lang }: { lang: LanguageCode }) {
  const { readings } = useReadingLook();
  const names: Readonly<Partial<Record<LanguageCode, string>>> = readerStrings.reader.readings;
  const label = names[lang];
  if (!label) return null;
  const others = readings.filter((code) => code !== lang);
  return (
    <Switch
      label={label}
      on={readings.includes(lang)}
      onChange={(on) => changeReadingLook({ readings: on ? [...others, lang] : others })}
    />
  );
}

/** Colours by status, with what each means once they are on. */
function StatusesSwitch() {
  const { statuses } = useReadingLook();
  return (
    <>
      <Switch
        label={readerStrings.reader.statuses}
        on={statuses}
        onChange={(on) => changeReadingLook({ statuses: on })}
      />
      {statuses && (
        <ul className={styles.legend} data-statuses aria-label={readerStrings.reader.statuses}>
          {LEGEND.map((status) => (
            <li key={status}>
              <span className={markStyles[status]}>{readerStrings.reader.statusNames[status]}</span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

const LEGEND = ["unsaved", "new", "learning", "due", "known"] as const;

interface SwitchProps {
  label: string;
  on: boolean;
  onChange: (on: boolean) => void;
}

function Switch({ label, on, onChange }: SwitchProps) {
  return (
    <label className={styles.row}>
      {label}
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        className={styles.switch}
        checked={on}
        onChange={({ target }) => onChange(target.checked)}
      />
    </label>
  );
}

async function change(wanted: Parameters<typeof updatePreferences>[0]): Promise<void> {
  if (!(await updatePreferences(wanted))) showToast({ text: fixed.preferencesUpdate });
}
