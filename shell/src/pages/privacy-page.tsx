import { paths } from "@lagom/shared/paths";
import { Fragment } from "react";
import { linkTo, RichText } from "../rich-text.tsx";
import { strings } from "../strings/privacy.ts";
import { Prose } from "./prose.tsx";

/** How long the server keeps what releases report of themselves. */
const REPORTS_STORED_DAYS = 30;

const LINKS = { cookies: linkTo(paths.cookies), contact: linkTo(paths.contact) };

export function PrivacyPage() {
  const { title, lead, kept, where, who, gone } = strings;
  const { account, preferences, reminders, words, ownTexts, reading, books, feedback } = kept;
  return (
    <Prose title={title} lead={lead}>
      <h2>{kept.title}</h2>
      <dl>
        {[account, preferences, reminders, words, ownTexts, reading, books, feedback].map(
          ({ about, text }) => (
            <Fragment key={about}>
              <dt>{about}</dt>
              <dd>{text}</dd>
            </Fragment>
          ),
        )}
      </dl>
      <p>{kept.reports({ days: REPORTS_STORED_DAYS })}</p>
      {[where, who, gone].map(({ title, text }) => (
        <Fragment key={title}>
          <h2>{title}</h2>
          <p>
            <RichText text={text} tags={LINKS} />
          </p>
        </Fragment>
      ))}
    </Prose>
  );
}
