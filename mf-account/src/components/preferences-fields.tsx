import type { Preferences } from "@lagom/shared/contract/user";
import { useLanguages } from "@lagom/shared/preferences/offered-languages";
import { readingTextSize } from "@lagom/shared/preferences/text-size";
import type { Category } from "@lagom/shared/text/categories";
import { type LanguageCode, type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { LEVELS } from "@lagom/shared/text/levels";
import { IconButton } from "@lagom/shared/ui/button";
import { Chips } from "@lagom/shared/ui/chips";
import { SelectField } from "@lagom/shared/ui/field";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Minus, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useCategories } from "../queries/categories.ts";
import { preferencesStrings } from "../strings/preferences.ts";
import { strings } from "../strings.ts";
import type { FieldsProps } from "./fields-props.ts";
import { languageGroups } from "./languages.ts";
import { OtherLevels } from "./other-levels.tsx";
import { draftLevel, LARGEST_TEXT, SMALLEST_TEXT } from "./preferences-draft.ts";
import styles from "./preferences-fields.module.css";

const THEMES = ["system", "light", "dark"] as const;

/** What to read: languages, level, categories. */
export function LanguageFields({ draft, preferences, onChange }: FieldsProps & { preferences: Preferences }) {
  const languages = useLanguages();
  const categories = useCategories();
  const chooseCategories = (chosen: Category[]) => {
    if (chosen.length > 0) onChange({ categories: chosen });
  };
  return (
    <>
      <div className={styles.pair}>
        <SelectField
          label={preferencesStrings.preferences.target}
          value={draft.target}
          onChange={(name) => onChange({ target: name as LanguageName })}
          groups={languageGroups(languages, { telling: true })}
        />
        <SelectField
          label={preferencesStrings.preferences.source}
          value={draft.source}
          onChange={(name) => onChange({ source: name as LanguageName })}
          groups={languageGroups(languages)}
        />
      </div>
      <Labelled label={preferencesStrings.preferences.level({ language: draft.target })}>
        <Segmented
          label={preferencesStrings.preferences.level({ language: draft.target })}
          options={LEVELS.map((level) => ({ value: level, label: level }))}
          value={draftLevel(draft, preferences)}
          onChange={(level) => onChange({ levels: { ...draft.levels, [draft.target]: level } })}
        />
      </Labelled>
      <OtherLevels draft={draft} preferences={preferences} onChange={onChange} />
      <Labelled
        label={preferencesStrings.preferences.categories}
        hint={preferencesStrings.preferences.categoriesHint}
      >
        <Chips
          label={preferencesStrings.preferences.categories}
          options={categories.map((category) => ({ value: category, label: strings.categories[category] }))}
          selected={draft.categories}
          onChange={chooseCategories}
        />
      </Labelled>
    </>
  );
}

interface InterfaceLanguageProps {
  language: LanguageCode;
  onChange: (language: LanguageCode) => void;
}

/** The language in which Lagom speaks to the reader; kept by the browser, not with the account. */
export function InterfaceLanguage({ language, onChange }: InterfaceLanguageProps) {
  return (
    <SelectField
      label={preferencesStrings.preferences.interface}
      hint={preferencesStrings.preferences.interfaceHint}
      value={languageOf(language).name}
      onChange={(name) => onChange(languageOf(name).code)}
      groups={languageGroups()}
    />
  );
}

/** How it looks: theme and size of text. */
export function LookFields({ draft, onChange }: FieldsProps) {
  return (
    <>
      <Labelled label={preferencesStrings.preferences.theme}>
        <Segmented
          label={preferencesStrings.preferences.theme}
          options={THEMES.map((theme) => ({
            value: theme,
            label: preferencesStrings.preferences.themes[theme],
          }))}
          value={draft.theme}
          onChange={(theme) => onChange({ theme })}
        />
      </Labelled>
      <TextSize
        size={draft.textSize}
        language={draft.target}
        onChange={(textSize) => onChange({ textSize })}
      />
    </>
  );
}

interface TextSizeProps {
  size: number;
  language: LanguageName;
  onChange: (size: number) => void;
}

function TextSize({ size, language, onChange }: TextSizeProps) {
  const id = useId();
  const { code, dir } = languageOf(language);
  return (
    <Labelled label={preferencesStrings.preferences.textSize} labelFor={id}>
      <div className={styles.size}>
        <IconButton
          label={preferencesStrings.preferences.smaller}
          icon={<Minus size={18} />}
          disabled={size === SMALLEST_TEXT}
          onClick={() => onChange(size - 1)}
        />
        <input
          id={id}
          type="range"
          min={SMALLEST_TEXT}
          max={LARGEST_TEXT}
          value={size}
          aria-valuetext={`${readingTextSize(size)} px`}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        <IconButton
          label={preferencesStrings.preferences.larger}
          icon={<Plus size={18} />}
          disabled={size === LARGEST_TEXT}
          onClick={() => onChange(size + 1)}
        />
      </div>
      <p
        className={styles.sample}
        lang={code}
        dir={dir}
        style={{ fontSize: `${readingTextSize(size) / 16}rem` }}
      >
        {language}
      </p>
    </Labelled>
  );
}

function Labelled(props: { label: string; labelFor?: string; hint?: string; children: ReactNode }) {
  return (
    <div className={styles.labelled}>
      {props.labelFor ? (
        <label className={styles.label} htmlFor={props.labelFor}>
          {props.label}
        </label>
      ) : (
        <p className={styles.label} aria-hidden="true">
          {props.label}
        </p>
      )}
      {props.hint && <p className={styles.hint}>{props.hint}</p>}
      {props.children}
    </div>
  );
}
