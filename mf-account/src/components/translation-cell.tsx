import type { SavedWord } from "@lagom/shared/contract/words";
import { languageOf } from "@lagom/shared/text/languages";
import { IconButton } from "@lagom/shared/ui/button";
import { Check, Pencil, X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { strings } from "../strings.ts";
import styles from "./translation-cell.module.css";
import { WordText } from "./word-text.tsx";

interface TranslationCellProps {
  word: SavedWord;
  onChange: (translation: string) => void;
}

/** A word's translation, and a field to correct it: Enter saves, Esc cancels. */
export function TranslationCell({ word, onChange }: TranslationCellProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const edit = useRef<HTMLSpanElement>(null);
  const { source_word, translated_word, target_lang } = word;
  const close = () => {
    setDraft(null);
    requestAnimationFrame(() => edit.current?.querySelector("button")?.focus());
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const translation = draft?.trim();
    if (translation && translation !== translated_word) onChange(translation);
    close();
  };
  if (draft === null)
    return (
      <span ref={edit} className={styles.shown}>
        <WordText text={translated_word} lang={target_lang} />
        <IconButton
          label={strings.saved.editTranslation({ word: source_word })}
          icon={<Pencil size={16} />}
          onClick={() => setDraft(translated_word)}
        />
      </span>
    );
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
        autoFocus
        className={styles.field}
        aria-label={strings.saved.translationOf({ word: source_word })}
        lang={target_lang}
        dir={languageOf(target_lang).dir}
        value={draft}
        maxLength={200}
        required
        onChange={(event) => setDraft(event.target.value)}
        onKeyDown={(event) => event.key === "Escape" && close()}
      />
      <IconButton type="submit" label={strings.saved.keepTranslation} icon={<Check size={18} />} />
      <IconButton label={strings.saved.leaveTranslation} icon={<X size={18} />} onClick={close} />
    </form>
  );
}
