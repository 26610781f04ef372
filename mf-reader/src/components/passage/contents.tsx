import { interfaceLanguage } from "@lagom/shared/i18n/language";
import { reading } from "@lagom/shared/reading/look";
import { classNames } from "@lagom/shared/ui/class-names";
import { ChevronRight } from "lucide-react";
import { strings } from "../../strings.ts";
import styles from "./contents.module.css";

interface ContentsProps {
  headings: readonly { block: number; id: string; text: string }[];
  /** @param byKey whether a key chose it, not a pointer */
  onJump: (block: number, byKey: boolean) => void;
}

/** The headings of a text, closed at first. Buttons, since another address would be another visit of the page. */
export function Contents({ headings, onJump }: ContentsProps) {
  return (
    <nav className={classNames(reading.contents, styles.contents)} aria-label={strings.passage.contents}>
      <details>
        <summary lang={interfaceLanguage()}>
          <ChevronRight size={16} className={styles.arrow} aria-hidden="true" />
          {strings.passage.contents}
        </summary>
        <ol className={styles.list}>
          {headings.map(({ block, id, text }) => (
            <li key={id}>
              <button type="button" onClick={({ detail }) => onJump(block, detail === 0)}>
                {text}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </nav>
  );
}
