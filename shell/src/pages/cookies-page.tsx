import { ANALYTICS_PERSISTENCE_DAYS } from "@lagom/shared/limits";
import { type LibraryName, STORED, type STORED_BY_LIBRARIES, type StoredName } from "@lagom/shared/storage";
import { ConsentSettings } from "../analytics/consent-settings.tsx";
import { RichText } from "../rich-text.tsx";
import { strings } from "../strings/cookies.ts";
import { Prose } from "./prose.tsx";

type Purpose = keyof typeof strings.purposes;

/** Purpose of each entry; the two of usage analysis are described under its heading. */
const PURPOSES: Record<Exclude<StoredName, `lagom.analytics.${string}`>, Purpose> = {
  "lagom.reader": "reader",
  "lagom.preferences.mirror": "preferencesMirror",
  "lagom.preferences.local": "preferencesLocal",
  "lagom.theme": "theme",
  "lagom.consent": "consent",
  "lagom.return-place": "returnTarget",
  "lagom.first-steps": "firstSteps",
  "lagom.reading-look": "readingLook",
  "lagom.listening": "listening",
  "lagom.places.": "positions",
  "lagom.outbox.": "outbox",
  "lagom.reviews.": "reviews",
  "lagom.cards": "cards",
  "lagom.release-bucket": "releaseBucket",
  "lagom.release-revision": "releaseRevision",
  "lagom.release-session": "releaseSession",
  "lagom.release-reports": "releaseReports",
  "lagom.broken-releases": "brokenReleases",
  "lagom.broken-shell": "brokenShell",
  "lagom.release-reload": "releaseReload",
  "lagom.on-page": "onPage",
  "lagom.opened-books": "openedBooks",
  "lagom.wish": "wish",
  "lagom.override": "override",
  "lagom-language": "language",
  "lagom-account-language": "accountLanguage",
  "lagom-frame": "frame",
  "lagom-files": "files",
  "lagom-shared": "shared",
  "lagom-hung": "hung",
  "lagom-personal-": "personal",
};

type Entry = readonly [name: string, purpose: Purpose];
type OfSession = Extract<LibraryName, `sb-${string}`>;
const SESSION = Object.entries({
  "sb-…-auth-token": "session",
  "sb-…-auth-token-code-verifier": "verifier",
} satisfies Record<OfSession, Purpose>);

/** Entries of usage analysis: those of the library, and our own. */
const OF_ANALYSIS = {
  one: "ph_…",
  other: "__ph_…",
  events: "lagom.analytics.events",
  session: "lagom.analytics.session",
} satisfies Record<string, keyof typeof STORED_BY_LIBRARIES | StoredName>;

const entriesIn = (where: "local" | "session" | "cache" | "cookie"): Entry[] =>
  Object.entries(PURPOSES)
    .filter(([name]) => STORED[name as StoredName].where.some((place) => place === where))
    .map(([name, purpose]) => [/[.-]$/.test(name) ? `${name}…` : name, purpose]);

const TAGS = { code: (name: string) => <code>{name}</code> };

export function CookiesPage() {
  const { title, lead, cookies, local, tab, offline, reminders, analysis, away } = strings;
  return (
    <Prose title={title} lead={lead}>
      <h2>{cookies.title}</h2>
      <p>{cookies.text}</p>
      <Entries entries={entriesIn("cookie")} />
      <h2>{local.title}</h2>
      <p>{local.text}</p>
      <Entries entries={[...SESSION, ...entriesIn("local")]} />
      <h2>{tab.title}</h2>
      <p>{tab.text}</p>
      <Entries entries={entriesIn("session")} />
      <h2>{offline.title}</h2>
      <p>{offline.text}</p>
      <Entries entries={entriesIn("cache")} />
      <h2>{reminders.title}</h2>
      <p>{reminders.text}</p>
      <h2>{analysis.title}</h2>
      <p>{analysis.text}</p>
      <ConsentSettings />
      <p>
        <RichText text={analysis.entries({ ...OF_ANALYSIS, days: ANALYTICS_PERSISTENCE_DAYS })} tags={TAGS} />
      </p>
      <h2>{away.title}</h2>
      <p>{away.text}</p>
    </Prose>
  );
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl>
      {entries.map(([name, purpose]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{strings.purposes[purpose]}</dd>
        </div>
      ))}
    </dl>
  );
}
