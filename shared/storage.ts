import type { Deployable } from "./remote.ts";

/** An entry of browser storage, or all entries with a common prefix. */
interface Stored {
  /** The only package whose code may name it. */
  owner: Deployable | "shared";
  where: readonly ("local" | "session" | "cache" | "cookie")[];
  /**
   * `reader`: deleted by the shell when another reader, or nobody, is signed in. A prefix is followed by the id of the user, or
   * by `visitor`. `device`: kept whoever is signed in. `owner`: kept until its owner deletes it.
   */
  kept: "reader" | "device" | "owner";
  /** Versions of the value's shape that can be read; the last one is written. Add one when older releases could not read it. */
  shapes: readonly number[];
}

const local = { where: ["local"], kept: "device", shapes: [1] } as const;
const session = { where: ["session"], kept: "device", shapes: [1] } as const;
const cookie = { where: ["cookie"], kept: "device", shapes: [1] } as const;
const cache = { where: ["cache"], kept: "device", shapes: [1] } as const;

/**
 * Everything the product's own code keeps in a browser. A test compares this list with the sources, the shell uses it to delete another
 * reader's data, and the gate refuses an area that stores anything the shell does not know (docs/releases.md#gate).
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
  "lagom.cards": { ...local, owner: "account" },
  "lagom.release-bucket": { ...local, owner: "shell" },
  "lagom.release-revision": { ...local, owner: "shell" },
  "lagom.release-session": { ...session, owner: "shell" },
  "lagom.release-reports": { ...session, owner: "shell" },
  "lagom.broken-releases": { ...session, owner: "shell" },
  "lagom.broken-shell": { ...session, owner: "shell" },
  "lagom.release-reload": { ...session, owner: "shell" },
  "lagom.on-page": { ...session, owner: "shell" },
  "lagom.opened-books": { ...session, owner: "books", kept: "reader" },
  "lagom.wish": { ...session, owner: "books", kept: "reader" },
  "lagom.override": { ...session, owner: "shell" },
  "lagom-language": { ...cookie, owner: "shared" },
  "lagom-account-language": { ...cookie, owner: "shared", kept: "owner" },
  "lagom-frame": { ...cache, owner: "shell" },
  "lagom-files": { ...cache, owner: "shell" },
  "lagom-shared": { ...cache, owner: "shared", kept: "owner" },
  "lagom-hung": { ...cache, owner: "shell" },
  "lagom-personal-": { ...cache, owner: "shell", kept: "reader" },
} as const satisfies Record<string, Stored>;

/** An entry that a library keeps under a name of its own, and deletes itself. */
interface StoredByLibrary {
  library: string;
  where: readonly ("local" | "session" | "cookie")[];
}

/** What libraries keep in a browser, by name; `…` stands for what differs between sites and projects. */
export const STORED_BY_LIBRARIES = {
  "sb-…-auth-token": { library: "@supabase/supabase-js", where: ["local"] },
  "sb-…-auth-token-code-verifier": { library: "@supabase/supabase-js", where: ["local"] },
  "ph_…": { library: "posthog-js", where: ["local", "session", "cookie"] },
  "__ph_…": { library: "posthog-js", where: ["local", "cookie"] },
} as const satisfies Record<string, StoredByLibrary>;

export type LibraryName = keyof typeof STORED_BY_LIBRARIES;

export type StoredName = keyof typeof STORED;

/** The registry as a list. */
export const storedEntries = () => Object.entries(STORED) as [StoredName, Stored][];
