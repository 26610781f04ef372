import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { documentAt } from "@lagom/releases/environment";
import { deployablesOf, type EnvironmentDocument, fallbackOf } from "@lagom/releases/environment-document";
import { serverKey } from "../identity/auth/tokens/server-keys.queries.ts";
import { BoundedMap } from "../platform/bounded-map.ts";
import type { Config } from "../platform/config.ts";
import type { Db } from "../platform/database/open.ts";
import { READ_WITHIN_MS, within } from "../platform/within.ts";

/** Revisions whose releases are remembered: reports tell of the last few. */
const MOST_REVISIONS = 20;

/** What a ticket proves. */
export interface ReadTicket {
  /** Random; a document that is served has one of its own. */
  id: string;
  /** The releases that its document names, as `books 0123456789ab`. */
  served: ReadonlySet<string>;
}

/** Signs what a page was served, so that its reports can be told from made-up ones. */
export interface Tickets {
  /** A ticket for one copy of the release document; undefined while the key cannot be read. */
  issue(environment: string, revision: number): Promise<string | undefined>;
  /** @returns null for a ticket that is not ours, or of another environment */
  read(environment: string, ticket: string | undefined): Promise<ReadTicket | null>;
}

/** Tickets of release documents: `<revision>.<id>.<signature>`, by a key that all nodes share (docs/releases.md#canary). */
export function releaseTickets(db: Db, config: Pick<Config, "SIGNING_KEY_SECRET">): Tickets {
  let key: string | undefined;
  let reading: Promise<string> | undefined;
  let hasFailed = false;
  const readKey = async () => {
    if (key) return key;
    reading ??= serverKey(
      db,
      "reports",
      () => randomBytes(32).toString("base64url"),
      config.SIGNING_KEY_SECRET,
    ).finally(() => {
      reading = undefined;
    });
    key = await reading;
    return key;
  };
  /** While the database is away, no page waits for the key but the first; it is read beside the others. */
  const keyForPage = async () => {
    if (key) return key;
    const pending = readKey();
    if (hasFailed) {
      pending.catch(() => {});
      return undefined;
    }
    return within(READ_WITHIN_MS, pending).catch(() => {
      hasFailed = true;
      return undefined;
    });
  };
  const served = new BoundedMap<number, ReadonlySet<string>>(MOST_REVISIONS);
  const servedAt = async (revision: number) => {
    const known = served.get(revision);
    if (known) return known;
    const document = await documentAt(db, revision).catch(() => undefined); // of before a restored backup
    const names = document ? namedBy(document) : new Set<string>();
    if (document) served.set(revision, names);
    return names;
  };

  return {
    async issue(environment, revision) {
      const by = await keyForPage();
      if (!by) return undefined;
      const id = randomBytes(12).toString("base64url");
      return `${revision}.${id}.${signatureOf(by, environment, String(revision), id).toString("base64url")}`;
    },
    async read(environment, ticket = "") {
      const [, revision = "", id = "", signature = ""] =
        /^(\d{1,9})\.([\w-]{16})\.([\w-]{22})$/.exec(ticket) ?? [];
      if (!id) return null;
      const expected = signatureOf(await readKey(), environment, revision, id);
      if (!timingSafeEqual(Buffer.from(signature, "base64url"), expected)) return null;
      return { id, served: await servedAt(Number(revision)) };
    },
  };
}

const signatureOf = (key: string, ...parts: string[]): Buffer =>
  createHmac("sha256", key).update(parts.join(".")).digest().subarray(0, 16);

/** The releases that the release document of a revision names, which pages may show. */
const namedBy = (document: EnvironmentDocument): ReadonlySet<string> =>
  new Set(
    deployablesOf(document).flatMap((deployable) => {
      const state = document.deployables[deployable];
      const ids = [state?.live, state?.canary?.release, fallbackOf(state)];
      return ids.flatMap((id) => (id ? `${deployable} ${id}` : []));
    }),
  );
