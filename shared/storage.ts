import type { Deployable } from "./remote.ts";

/** What the product keeps in a browser under a name, or under names that begin so. */
interface Stored {
  /** The only one whose code names it. */
  owner: Deployable | "shared";
  where: readonly ("local" | "session" | "cache")[];
  /**
   * `reader`: until nobody or somebody else is signed in; the shell then deletes it. After a name's last `.` or `-` stands the id
   * of the user, or `visitor`. `device`: whoever is signed in. `owner`: until its owner deletes it.
   */
  kept: "reader" | "device" | "owner";
  /** The shapes of its value that can be read, the one that is written last: raised when an older release could not read it. */
  shapes: readonly number[];
}

const local = { where: ["local"], kept: "device", shapes: [1] } as const;
const session = { where: ["session"], kept: "device", shapes: [1] } as const;
const cache = { where: ["cache"], kept: "device", shapes: [1] } as const;

/**
 * All that the product keeps in a browser. A test compares it with the sources, the shell deletes what was another reader's by
 * it, and the gate refuses an area that stores what the shell does not know (docs/releases.md#gate).
 */
export const STORED = {
  "lagom.reader": { ...local, owner: "shell", kept: "owner" },
  "lagom.preferences.mirror": { ...local, owner: "shared", kept: "owner" },
  "lagom.preferences.local": { ...local, owner: "shared", kept: "owner" },
  "lagom.theme": { ...local, owner: "shell" },
  "lagom.consent": { ...local, owner: "shell" },
  "lagom.analytics.events": { ...local, owner: "shell", kept: "owner" },
  "lagom.analytics.session": { ...local, owner: "shell", kept: "owner" },
  "lagom.return-place": { owner: "shell", where: ["local", "session"], kept: "owner", shapes: [1] },
  "lagom.first-steps": { ...local, owner: "shell", kept: "owner" },
  "lagom.reading-look": { ...local, owner: "shared" },
  "lagom.listening": { ...local, owner: "reader" },
  "lagom.places.": { ...local, owner: "reader", kept: "reader" },
  "lagom.outbox.": { ...local, owner: "shared", kept: "owner" },
  "lagom.reviews.": { ...local, owner: "account", kept: "reader" },
  "lagom.release-bucket": { ...local, owner: "shell" },
  "lagom.release-revision": { ...local, owner: "shell" },
  "lagom.release-session": { ...session, owner: "shell" },
  "lagom.release-reports": { ...session, owner: "shell" },
  "lagom.broken-releases": { ...session, owner: "shell" },
  "lagom.broken-shell": { ...session, owner: "shell" },
  "lagom.release-reload": { ...session, owner: "shell" },
  "lagom.opened-books": { ...session, owner: "books", kept: "reader" },
  "lagom.wish": { ...session, owner: "books", kept: "reader" },
  "lagom.override": { ...session, owner: "shell" },
  "lagom-frame": { ...cache, owner: "shell" },
  "lagom-files": { ...cache, owner: "shell" },
  "lagom-personal-": { ...cache, owner: "shell", kept: "reader" },
} as const satisfies Record<string, Stored>;

export type StoredName = keyof typeof STORED;

/** Every name with what is known of it. */
export const storedEntries = () => Object.entries(STORED) as [StoredName, Stored][];
