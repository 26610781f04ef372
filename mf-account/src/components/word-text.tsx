import { languageOf } from "@lagom/shared/text/languages";
import styles from "./word-text.module.css";

/** A foreign word in its own text direction, aligned with the page. */
export function WordText({ text, lang, strong = false }: { text: string; lang: string; strong?: boolean }) {
  return (
    <span className={strong ? styles.strong : styles.plain} lang={lang}>
      <bdi dir={languageOf(lang).dir}>{text}</bdi>
    </span>
  );
}
