import { languageOf } from "@lagom/shared/text/languages";
import styles from "./word-text.module.css";

/** A word of a foreign language, in its own script's direction. */
export function WordText({ text, lang, strong = false }: { text: string; lang: string; strong?: boolean }) {
  return (
    <span className={strong ? styles.strong : styles.plain} lang={lang} dir={languageOf(lang).dir}>
      {text}
    </span>
  );
}
