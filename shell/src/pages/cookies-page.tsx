import { type LibraryName, STORED, STORED_BY_LIBRARIES, type StoredName } from "@lagom/shared/storage";
import { Fragment } from "react";
import { ConsentSettings } from "../analytics/consent-settings.tsx";
import { Prose } from "./prose.tsx";

/** Purpose of each entry; the two of usage analysis are described under its heading. */
const PURPOSES: Record<Exclude<StoredName, `lagom.analytics.${string}`>, string> = {
  "lagom.reader": "Whose texts and words are kept here, so that they go when that session has ended.",
  "lagom.preferences.mirror": "Language, level and categories, so that the first page can load at once.",
  "lagom.preferences.local": "Your choices as a visitor, or while the server could not be reached.",
  "lagom.theme": "Light, dark, or as your system says, so that the page does not flash.",
  "lagom.consent": "Whether you agreed to usage analysis, so that we ask only once.",
  "lagom.return-place":
    "Where you were when you went to your mail, or to another site, to sign up or in. Gone when you are back.",
  "lagom.first-steps": "That the first steps after signing up are still before you.",
  "lagom.reading-look": "Spacing, width and readings of the texts you read on this device.",
  "lagom.listening": "The voice, speed and pause that you chose for reading aloud.",
  "lagom.places.": "Where you are in your texts, so that you find the place again, offline too.",
  "lagom.outbox.": "What you did that the server does not have yet. Gone as soon as it was sent.",
  "lagom.reviews.": "The words you had to review last, so that you can review them offline.",
  "lagom.cards": "How the words of a review are asked on this device: shown, left out, spoken or typed.",
  "lagom.release-bucket": "A number from 0 to 99, drawn at random: whether you see a new version early.",
  "lagom.release-revision":
    "The newest version of the site that you have seen, so that you never go back by accident.",
  "lagom.release-session": "A random number, so that a version that fails in this tab is counted once.",
  "lagom.release-reports": "What of that was told already.",
  "lagom.broken-releases":
    "Parts of the site that failed in this tab, so that it keeps to the version that works.",
  "lagom.broken-shell": "The same for the frame around them.",
  "lagom.release-reload": "That the page was loaded again for a newer version, so that this happens once.",
  "lagom.on-page": "What this page shows, so that the next one avoids it if it hangs.",
  "lagom.opened-books": "Books you opened in this tab, so that each visit is counted once.",
  "lagom.wish": "What you wanted to do with a book when you were asked to sign in.",
  "lagom.override": "A version of a part that you chose to look at in this tab, and by which link.",
  "lagom-frame": "The page around everything else.",
  "lagom-files": "The files of this version of the site.",
  "lagom-shared": "A file that another app shared to this one, until you see it here.",
  "lagom-hung": "What hung in the last twenty tabs in which anything did.",
  "lagom-personal-":
    "Texts and lists that you opened, for you alone. Gone when you sign out or somebody else signs in.",
};

type Entry = readonly [name: string, purpose: string];
type OfSession = Extract<LibraryName, `sb-${string}`>;
const SESSION = Object.entries({
  "sb-…-auth-token": "Your session, so that you stay signed in. Gone when you sign out.",
  "sb-…-auth-token-code-verifier":
    "A secret by which only this browser can finish a sign-in or a new password that you began here. Gone when it is finished.",
} satisfies Record<OfSession, string>);

const isOfAnalysis = (name: string): name is Exclude<LibraryName, OfSession> => name.includes("ph_");
const OF_ANALYSIS = Object.keys(STORED_BY_LIBRARIES).filter(isOfAnalysis);

const entriesIn = (where: "local" | "session" | "cache"): Entry[] =>
  Object.entries(PURPOSES)
    .filter(([name]) => STORED[name as StoredName].where.some((place) => place === where))
    .map(([name, purpose]) => [/[.-]$/.test(name) ? `${name}…` : name, purpose]);

export function CookiesPage() {
  return (
    <Prose title="Cookies" lead="Without your consent this site sets no cookies.">
      <h2>What is kept in your browser instead</h2>
      <p>
        These entries in your browser’s local storage. Only pages of this site can read them, and none of them
        identifies you to anyone else.
      </p>
      <Entries entries={[...SESSION, ...entriesIn("local")]} />
      <h2>What is kept until you close the tab</h2>
      <p>These entries are in your browser’s session storage, for one tab each.</p>
      <Entries entries={entriesIn("session")} />
      <h2>What is kept so that you can read offline</h2>
      <p>These are in your browser’s cache storage.</p>
      <Entries entries={entriesIn("cache")} />
      <h2>Reminders</h2>
      <p>
        If you let a device remind you, its browser keeps an address at its push service for this site. It
        goes when you stop that under Preferences, or sign out.
      </p>
      <h2>Usage analysis</h2>
      <p>
        None without your consent. Before it, no code of an analysis service is loaded and nothing is stored
        for it. Measuring and recording are separate choices, and a no is kept as well as a yes.
      </p>
      <ConsentSettings />
      <p>
        If you agree, PostHog keeps an id of this browser and of your visit, and your consent, in the entries
        and the one cookie that are named <Names names={OF_ANALYSIS} />, for 365 days at most.{" "}
        <code>lagom.analytics.events</code> holds what was not sent yet, and{" "}
        <code>lagom.analytics.session</code> the sign-in that was counted last. When you take your consent
        back, all of them are deleted at once.
      </p>
      <h2>Taking it all away</h2>
      <p>
        Sign out, then delete this site’s data in your browser’s settings. Your account stays on the server
        until you delete it under Preferences.
      </p>
    </Prose>
  );
}

function Names({ names }: { names: readonly string[] }) {
  return names.map((name, i) => (
    <Fragment key={name}>
      {i > 0 && " or "}
      <code>{name}</code>
    </Fragment>
  ));
}

function Entries({ entries }: { entries: readonly Entry[] }) {
  return (
    <dl>
      {entries.map(([key, purpose]) => (
        <div key={key}>
          <dt>
            <code>{key}</code>
          </dt>
          <dd>{purpose}</dd>
        </div>
      ))}
    </dl>
  );
}
