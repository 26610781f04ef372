import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { formatBytes } from "@lagom/shared/text/format";
import type { LanguageCode } from "@lagom/shared/text/languages";
import { eq, or } from "drizzle-orm";
import { createCatalogue, type PublishedDictionary } from "../../language/dictionaries/catalogue.ts";
import { dictionaryLanguage } from "../../language/dictionaries/dictionary-languages.ts";
import { fetchDictionary } from "../../language/dictionaries/fetch-dictionary.ts";
import { importFile, importNow } from "../../language/dictionaries/import-file.ts";
import { openDictionary } from "../../language/dictionaries/open-dictionary.ts";
import { sweepEntries } from "../../language/dictionaries/sweep-entries.ts";
import { type Config, readConfig } from "../../platform/config.ts";
import type { Db } from "../../platform/database/open.ts";
import { withDatabase } from "../../platform/database/with-database.ts";
import { dictionaries } from "../../schema/dictionaries.table.ts";

const SHORT = 100;

/** `pnpm content dictionary …`. @returns false if it is not called as it may be */
export async function runDictionary(args: readonly string[]): Promise<boolean> {
  const text = { type: "string" } as const;
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { from: text, to: text, licence: text },
    allowPositionals: true,
  });
  const [action = "", what = "", ...more] = positionals;
  const [source, target] = [dictionaryLanguage(values.from ?? ""), dictionaryLanguage(values.to ?? "")];
  if (more.length > 0) return false;
  const config = readConfig(process.env);
  if (action === "list" && !what) await list(config, source, target);
  else if (action === "add" && what) await add(config, what);
  else if (action === "remove" && what) await remove(config, what);
  else if (action && !what) {
    const languages: [LanguageCode, LanguageCode] | undefined =
      source && target ? [source, target] : undefined;
    await withDatabase(config, async ({ db }) =>
      say(await importFile(db, action, { languages, licence: values.licence, onProgress: sayProgress })),
    );
  } else return false;
  return true;
}

async function list(config: Config, source?: LanguageCode, target?: LanguageCode): Promise<void> {
  const fits = (from: LanguageCode, to: LanguageCode) =>
    (!source || source === from) && (!target || target === to);
  await withDatabase(config, async ({ db }) => {
    const installed = (await db.select().from(dictionaries)).filter((row) =>
      fits(row.sourceLang, row.targetLang),
    );
    for (const row of installed) {
      const licence = row.licence.length > SHORT ? `${row.licence.slice(0, SHORT)}…` : row.licence;
      console.log(`${row.catalogueId ?? row.name}: installed, ${row.headwords} headwords; ${licence}`);
    }
    const { published, unreachable } = await createCatalogue(config)();
    const there = new Set(installed.map(({ catalogueId }) => catalogueId));
    for (const item of published.filter(({ id, languages }) => fits(...languages) && !there.has(id))) {
      console.log(`${item.id}: ${item.name}; ${factsOf(item)}; ${item.url}`);
    }
    for (const { publisher, failure } of unreachable) console.error(`${publisher}: ${failure}`);
  });
}

const factsOf = ({ bytes, headwords, licence }: PublishedDictionary): string =>
  [
    bytes === null ? "size unknown" : formatBytes(bytes),
    headwords === null ? "" : `${headwords} headwords`,
    licence ?? "licence stated in the dictionary",
  ]
    .filter(Boolean)
    .join("; ");

async function add(config: Config, id: string): Promise<void> {
  const { published, unreachable } = await createCatalogue(config)();
  const item = published.find((offered) => offered.id === id);
  if (!item) {
    const why = unreachable.map(({ publisher, failure }) => `\n${publisher}: ${failure}`).join("");
    throw new Error(`${id} is not in the catalogue; pnpm content dictionary list shows it${why}`);
  }
  const folder = await mkdtemp(join(tmpdir(), "lagom-dictionary-"));
  try {
    await withDatabase(config, async ({ db }) => {
      const file = await fetchDictionary(item, folder, {
        allow: config.FETCH_ALLOW,
        rest: async () => {},
        onProgress: async (percent) => rewrite(`fetched ${percent} %`),
      });
      const { name, url, languages, licence } = item;
      const { opened } = await openDictionary(file, languages);
      const facts = { catalogueId: id, name, url, languages, licence: licence ?? undefined };
      say(await importNow(db, opened, facts, sayProgress));
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function remove(config: Config, idOrName: string): Promise<void> {
  await withDatabase(config, async ({ db }) => {
    const isMeant = or(eq(dictionaries.catalogueId, idOrName), eq(dictionaries.name, idOrName));
    const [gone] = await db.delete(dictionaries).where(isMeant).returning();
    if (!gone) throw new Error(`${idOrName} is not installed${await installedNames(db)}`);
    await sweepEntries(db);
    console.log(`${gone.name} is removed`);
  });
}

async function installedNames(db: Db): Promise<string> {
  const rows = await db.select().from(dictionaries);
  return rows.length === 0 ? "" : `; there are: ${rows.map((row) => row.catalogueId ?? row.name).join(", ")}`;
}

function say({ name, headwords, sourceLang, targetLang, url, licence }: typeof dictionaries.$inferSelect) {
  rewrite("");
  console.log(`${name}: ${headwords} headwords, ${sourceLang} to ${targetLang}`);
  console.log(`  ${url ?? "no address"}; ${licence}`);
}

const sayProgress = ({ percent, entries }: { percent: number; entries: number }): void =>
  rewrite(`${percent} % read, ${entries} entries stored`);

/** On a terminal in place of the line before; into a file nothing. */
function rewrite(text: string): void {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`);
}
