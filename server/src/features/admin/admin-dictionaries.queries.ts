import type { Reply } from "@lagom/shared/contract/calls";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { and, eq, not } from "drizzle-orm";
import type { Catalogue, PublishedDictionary } from "../../language/dictionaries/catalogue.ts";
import { addImport } from "../../language/dictionaries/import-dictionary.ts";
import { sweepDictionaryEntries } from "../../language/dictionaries/sweep-entries.ts";
import type { Db } from "../../platform/database/open.ts";
import type { CurrentUser } from "../../platform/http/current-user.ts";
import { HttpError } from "../../platform/http/http-error.ts";
import type { JobQueue } from "../../platform/jobs/queue.ts";
import { RECURRING } from "../../platform/jobs/recurring-job.ts";
import { dictionaries, dictionaryImports } from "../../schema/dictionaries.table.ts";
import { type Logged, writeLog } from "./admin-log.queries.ts";
import { DICTIONARY_IMPORT } from "./dictionary-job.ts";
import { type Page, pageOf, windowOf } from "./page.ts";

type List = Reply<"GET /api/admin/dictionaries">;
type Dictionary = List["dictionaries"][number];
type Import = typeof dictionaryImports.$inferSelect;
type Installed = typeof dictionaries.$inferSelect;

/** More than there are of our languages. */
const MOST = 1000;
/** Imports that wait or run at a time. */
const MOST_IMPORTS = 20;

interface Wanted extends Page {
  source_lang?: LanguageCode | undefined;
  target_lang?: LanguageCode | undefined;
}

/** Dictionaries that are there or on their way, then those of the catalogue, by their languages. */
export async function listDictionaries(db: Db, catalogue: Catalogue, wanted: Wanted): Promise<List> {
  const installed = await db.select().from(dictionaries).limit(MOST);
  const imports = await db.select().from(dictionaryImports).limit(MOST);
  const all = merge(catalogue.published, installed, imports)
    .filter(({ source_lang }) => !wanted.source_lang || source_lang === wanted.source_lang)
    .filter(({ target_lang }) => !wanted.target_lang || target_lang === wanted.target_lang)
    .sort(
      (a, b) =>
        Number(a.id === null) - Number(b.id === null) ||
        a.source_lang.localeCompare(b.source_lang) ||
        a.target_lang.localeCompare(b.target_lang) ||
        a.name.localeCompare(b.name),
    );
  const { take, skip } = windowOf(wanted);
  const rows = all.slice(skip, skip + take);
  const { unreachable } = catalogue;
  return { dictionaries: rows.slice(0, wanted.limit), unreachable, ...pageOf(wanted, rows) };
}

/** One line for each dictionary: an import stands for what it will be, also in place of an installed one. */
function merge(
  published: readonly PublishedDictionary[],
  installed: readonly Installed[],
  imports: readonly Import[],
): Dictionary[] {
  const byId = new Map(published.map((item) => [item.id, item]));
  const underWay = imports.filter(({ state }) => state !== "failed");
  const running = new Set(underWay.map(({ catalogueId }) => catalogueId));
  const there = installed.filter(({ catalogueId }) => !catalogueId || !running.has(catalogueId));
  const known = new Set([
    ...imports.map(({ catalogueId }) => catalogueId),
    ...there.map(({ catalogueId }) => catalogueId),
  ]);
  return [
    ...imports.map((row) => importLine(row, byId.get(row.catalogueId))),
    ...there.map((row) => installedLine(row, byId.get(row.catalogueId ?? ""))),
    ...published.filter(({ id }) => !known.has(id)).map(publishedLine),
  ];
}

const publishedLine = (item: PublishedDictionary): Dictionary => ({
  catalogue_id: item.id,
  id: null,
  name: item.name,
  publisher: item.publisher,
  source_lang: item.languages[0],
  target_lang: item.languages[1],
  bytes: item.bytes,
  headwords: item.headwords,
  licence: item.licence,
  url: item.url,
  state: "available",
  percent: null,
  entries: null,
  failure: null,
  failure_code: null,
  imported_at: null,
});

const installedLine = (row: Installed, item: PublishedDictionary | undefined): Dictionary => ({
  catalogue_id: row.catalogueId,
  id: row.id,
  name: row.name,
  publisher: publisherOf(row.catalogueId),
  source_lang: row.sourceLang,
  target_lang: row.targetLang,
  bytes: item?.bytes ?? null,
  headwords: row.headwords,
  licence: row.licence,
  url: row.url,
  state: "installed",
  percent: null,
  entries: null,
  failure: null,
  failure_code: null,
  imported_at: row.importedAt.toISOString(),
});

const importLine = (row: Import, item: PublishedDictionary | undefined): Dictionary => ({
  catalogue_id: item?.id ?? null,
  id: row.dictionaryId,
  name: row.name,
  publisher: publisherOf(row.catalogueId),
  source_lang: row.sourceLang,
  target_lang: row.targetLang,
  bytes: item?.bytes ?? null,
  headwords: item?.headwords ?? null,
  licence: item?.licence ?? null,
  url: item?.url ?? null,
  state: row.state,
  percent: row.percent,
  entries: row.entries,
  failure: row.failure,
  failure_code: row.failureCode,
  imported_at: null,
});

const publisherOf = (catalogueId: string | null): Dictionary["publisher"] =>
  (["freedict", "kaikki", "cc-cedict", "jmdict"] as const).find((publisher) =>
    catalogueId?.startsWith(publisher),
  ) ?? "file";

interface Importing {
  db: Db;
  queue: JobQueue;
  catalogue: Catalogue;
}

/** Has a dictionary of the catalogue fetched and imported. @throws HttpError not_found, conflict */
export async function addDictionary(
  { db, queue, catalogue }: Importing,
  by: CurrentUser,
  catalogueId: string,
): Promise<Logged> {
  const published = catalogue.published.find(({ id }) => id === catalogueId);
  if (!published) throw new HttpError("not_found", ({ admin }) => admin.notInCatalogue);
  const { name, languages } = published;
  const isOver = eq(dictionaryImports.state, "failed");
  const logged = await db.transaction(async (tx) => {
    if ((await tx.$count(dictionaryImports, not(isOver))) >= MOST_IMPORTS) {
      throw new HttpError("conflict", ({ admin }) => admin.tooManyImports({ most: MOST_IMPORTS }));
    }
    await tx.delete(dictionaryImports).where(and(isOver, eq(dictionaryImports.catalogueId, catalogueId)));
    const dictionaryId = await addImport(tx, { catalogueId, name, languages }, "waiting");
    if (!dictionaryId) throw new HttpError("conflict", ({ admin }) => admin.importedAlready);
    await queue.add(tx, DICTIONARY_IMPORT, { dictionaryId, published });
    return writeLog(tx, by, { action: "dictionary_added", targetId: String(dictionaryId), targetName: name });
  });
  queue.wake(DICTIONARY_IMPORT);
  return logged;
}

/** Removes a dictionary, or ends its import; its entries, which nobody finds any more, go in the background. @throws HttpError not_found */
export async function removeDictionary(
  { db, queue }: Pick<Importing, "db" | "queue">,
  by: CurrentUser,
  id: number,
): Promise<Logged> {
  const logged = await db.transaction(async (tx) => {
    const gone = [
      ...(await tx
        .delete(dictionaries)
        .where(eq(dictionaries.id, id))
        .returning({ name: dictionaries.name })),
      ...(await tx
        .delete(dictionaryImports)
        .where(eq(dictionaryImports.dictionaryId, id))
        .returning({ name: dictionaryImports.name })),
    ];
    const [row] = gone;
    if (!row) throw new HttpError("not_found", ({ admin }) => admin.noDictionary);
    await queue.add(tx, RECURRING, { job: sweepDictionaryEntries.name });
    return writeLog(tx, by, { action: "dictionary_removed", targetId: String(id), targetName: row.name });
  });
  queue.wake(RECURRING);
  return logged;
}
