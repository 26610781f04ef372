import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { API_FILE, apiShape } from "@lagom/releases/gate/api-shape";
import { publish } from "@lagom/releases/publish";
import type { ReleaseRecord } from "@lagom/releases/record";
import { integrityOf, storeKey } from "@lagom/releases/store-key";
import { uploadPath } from "@lagom/shared/contract/releases";
import { type Area, type Deployable, EXPOSES } from "@lagom/shared/remote";
import { makeToken } from "../releases/release-tokens.queries.ts";
import type { TestApi } from "./api.ts";

/** A small but complete release for tests. */
export interface TestRelease {
  record: ReleaseRecord;
  files: Map<string, Buffer<ArrayBuffer>>;
}

type Facts = Partial<Pick<ReleaseRecord, "exposes" | "pages" | "names" | "ranges" | "tags" | "stored">> & {
  files?: Record<string, string>;
};

const API = JSON.stringify(apiShape());
const NAMES = { paths: ["paths"], "api/client": ["callApi"] };

/** Makes a release whose bytes differ with its id. */
export function testRelease(deployable: Deployable, id: string, facts: Facts = {}): TestRelease {
  const own: readonly string[] =
    deployable === "shell" ? ["main", "boot"] : (EXPOSES[deployable as Area] ?? []);
  const pages = [...new Set([...own, ...(facts.pages ?? []).map(({ page }) => page)])];
  const texts: Record<string, string> = {
    [API_FILE]: API,
    ...(deployable === "shell"
      ? { "document.html": "<!--head-->", "routes.json": "[]" }
      : { "entry.js": `entry of ${id}` }),
    ...Object.fromEntries(pages.map((page) => [`${page}.js`, `${page} of ${id}`])),
    ...facts.files,
  };
  const files = new Map(Object.entries(texts).map(([name, text]) => [name, Buffer.from(text)]));
  const record: ReleaseRecord = {
    deployable,
    id,
    files: Object.fromEntries(
      [...files].map(([name, bytes]) => [name, { integrity: integrityOf(bytes), bytes: bytes.byteLength }]),
    ),
    entry: deployable === "shell" ? null : "entry.js",
    exposes:
      facts.exposes ??
      Object.fromEntries(pages.map((page) => [page, { scripts: [`${page}.js`], styles: [] }])),
    ...(facts.pages && { pages: facts.pages }),
    ranges:
      facts.ranges ?? (deployable === "shell" ? { "@lagom/shared": "1.0.0" } : { "@lagom/shared": "^1.0.0" }),
    names: facts.names ?? NAMES,
    tags: facts.tags ?? { "GET /api/user-words": ["words"] },
    stored: facts.stored ?? { "lagom.wish": [1] },
    revision: null,
    author: "test",
    created_at: "2026-11-21T00:00:00.000Z",
  };
  return { record, files };
}

/** Stores a release without the service. */
export async function storeRelease(
  { database, store }: Pick<TestApi, "database" | "store">,
  { record, files }: TestRelease,
): Promise<void> {
  for (const [name, bytes] of files) {
    await store.create(storeKey(record.deployable, record.id, name, integrityOf(bytes)), bytes);
  }
  await publish(database.db, store, "", record);
}

/** Writes an area's release into a new folder, as its build leaves it. */
export async function writeBuild(folder: string, { record, files }: TestRelease): Promise<void> {
  const { deployable, id, ranges, names, tags, stored } = record;
  const exposes = Object.entries(record.exposes).map(([name, { scripts, styles }]) => ({
    name,
    assets: { js: { sync: scripts }, css: { sync: styles } },
  }));
  const reports = {
    "mf-manifest.json": { name: `${deployable}_${id}`, exposes },
    "sharing.json": { ranges, names, tags, stored },
    ...(record.pages && { "pages.json": record.pages }),
  };
  await mkdir(folder);
  for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
  for (const [name, report] of Object.entries(reports))
    await writeFile(join(folder, name), JSON.stringify(report));
}

/** The headers of a fresh token. */
export async function tokenFor({ database }: Pick<TestApi, "database">, scope: string) {
  const name = `${scope}-${Math.random().toString(36).slice(2)}`;
  const { token } = await makeToken(database.db, { name, scope, by: "test" });
  return { name, headers: { authorization: `Bearer ${token}` } };
}

type Headers = { authorization: string };

/** Publishes as `pnpm release publish` does: what is missing, the files, and the record unless it is there already. */
export async function publishOver(
  { app }: Pick<TestApi, "app">,
  headers: Headers,
  { record, files }: TestRelease,
  given: object = {},
) {
  const { deployable, id } = record;
  const begun = await app.inject({
    method: "POST",
    url: `/api/releases/deployables/${deployable}`,
    headers,
    payload: { record },
  });
  if (begun.statusCode !== 200) return begun;
  for (const name of begun.json().missing) {
    const sent = await app.inject({
      method: "PUT",
      url: `${uploadPath(deployable, id)}?name=${name}`,
      headers: { ...headers, "content-type": "application/octet-stream" },
      payload: files.get(name) ?? Buffer.alloc(0),
    });
    if (sent.statusCode !== 201) return sent;
  }
  if (begun.json().published) return begun;
  return app.inject({
    method: "POST",
    url: `/api/releases/deployables/${deployable}/${id}`,
    headers,
    payload: { record, ...given },
  });
}

/** Requests a change of the environment. */
export const changeOver = ({ app }: Pick<TestApi, "app">, headers: Headers, payload: object) =>
  app.inject({ method: "POST", url: "/api/releases/changes", headers, payload });
