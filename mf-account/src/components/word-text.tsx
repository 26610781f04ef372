import { languageOf } from "@lagom/shared/text/languages";
import styles from "./word-text.module.css";

/** A word of a foreign language, in its own script's direction, at the page's start. */
export function WordText({ text, lang, strong = false }: { text: string; lang: string; strong?: boolean }) {
  return (
    <span className={strong ? styles.strong : styles.plain} lang={lang}>
      <bdi dir={languageOf(lang).dir}>{text}</bdi>
    </span>
  );
}
