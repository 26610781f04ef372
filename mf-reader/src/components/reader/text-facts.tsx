import type { Text } from "@lagom/shared/contract/text";
import { interfaceDirection, perLocale } from "@lagom/shared/i18n/language";
import { reading } from "@lagom/shared/reading/look";
import { licenceUrl } from "@lagom/shared/text/licence";
import { LevelBadge, Tag } from "@lagom/shared/ui/badge";
import { classNames } from "@lagom/shared/ui/class-names";
import type { ReactNode } from "react";
import { readerStrings } from "../../strings/reader.ts";
import { strings } from "../../strings.ts";
import { otherLevel } from "../../text/other-level.ts";
import { sourceName } from "../../text/source-name.ts";
import { KnownFigure } from "../known-figure.tsx";
import { HelpButton } from "../tutorial/help-button.tsx";
import styles from "./text-facts.module.css";

/** Category, length, share of known words, the level if it differs from the requested one, and what can be done with the text. */
export function TextFacts({ text, children }: { text: Text; children: ReactNode }) {
  const { category, minutes, known_percent, known_level, level_report, meaning_report, requested_level } =
    text;
  const level = otherLevel(text);
  return (
    <div className={classNames(reading.facts, styles.facts)} dir={text.dir}>
      {category && (
        <span className={styles.category} dir={interfaceDirection()}>
          {strings.categories[category]}
        </span>
      )}
      <span className={styles.figures} dir={interfaceDirection()}>
        {strings.minutes({ minutes })}
        {known_percent !== null && (
          <span data-screen-only>
            {" · "}
            <KnownFigure percent={known_percent} level={known_level} />
          </span>
        )}
      </span>
      {level && <LevelBadge level={level} requested={requested_level} />}
      {text.origin === "llm" && <Tag>{readerStrings.reader.byModel}</Tag>}
      {meaning_report && meaning_report.missing.length > 0 && (
        <Tag tone="saffron">{mayLack(meaning_report.missing)}</Tag>
      )}
      {level_report?.within === null && <Tag>{readerStrings.reader.levelNotChecked}</Tag>}
      <span className={styles.tools} dir={interfaceDirection()}>
        <HelpButton />
        {children}
      </span>
    </div>
  );
}

/** As many lost facts as a tag has room for. */
const MOST_FACTS = 5;

const list = perLocale((locale) => new Intl.ListFormat(locale));
const mayLack = (missing: readonly string[]): string =>
  readerStrings.reader.mayLack({ facts: list().format(missing.slice(0, MOST_FACTS)) });

/** Where the text comes from: its author, its publisher with the link, and its licence. */
export function SourceLine({ text: { source, origin, dir } }: { text: Text }) {
  const { name, url, author, licence } = source;
  return (
    <p className={styles.source} dir={dir}>
      {author && <span dir="auto">{author}</span>}
      <SourceLink name={sourceName({ name })} url={url} />
      {licence && <SourceLink name={licence} url={licenceUrl(licence)} />}
      {licence && origin === "llm" && <span dir={interfaceDirection()}>{readerStrings.reader.adapted}</span>}
    </p>
  );
}

function SourceLink({ name, url }: Pick<Text["source"], "name" | "url">) {
  return (
    <span dir="auto">
      {url ? (
        <a href={url} target="_blank" rel="noopener noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  );
}
