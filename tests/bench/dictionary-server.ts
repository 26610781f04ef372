import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "@lagom/server/hosts/api/build-api";
import { importFile } from "@lagom/server/language/dictionaries/import-file";
import { readConfig } from "@lagom/server/platform/config";
import { openDatabase } from "@lagom/server/platform/database/open";
import { testAdministrator } from "@lagom/server/testing/administrator";
import { writeDictd } from "@lagom/server/testing/content/dictionary-files";
import { testUser, verifyTestToken } from "@lagom/server/testing/tokens";
import { collectionInProcess } from "@lagom/server/texts/collection/collection-in-process";
import { CORPUS_FOLDER, importCorpus } from "@lagom/server/texts/collection/import-corpus";

/** The API in its own process on an embedded database on disk, with the lexicon and a dictionary of 20,000 words. */
export interface DictionaryServer {
  url: string;
  reader: string;
  administrator: string;
}

const WORDS = 20_000;

const config = readConfig({ ...process.env, LOG_LEVEL: "silent", TRUSTED_PROXIES: "127.0.0.1" });
const database = await openDatabase({ folder: join(config.dataFolder, "database") });
const texts = collectionInProcess(CORPUS_FOLDER);
await importCorpus(database.db, texts, { most: 1 });
await texts.close();
const words = Array.from({ length: WORDS }, (_, n) => [`sak${n}`, `sak${n}\nthing ${n}`]);
await importFile(database.db, await writeDictd(config.dataFolder, "swe-eng", Object.fromEntries(words)));
const store = folderStore(join(config.dataFolder, "no-releases"));
const app = await buildApi({ database, config, verifyToken: verifyTestToken, store });
const reader = await testUser({ expiresIn: 7200 });
await app.inject({ url: "/api/user/me", headers: reader.headers });
const administrator = await testAdministrator({ app, database, config, store }, "admin", { expiresIn: 7200 });
const ready: DictionaryServer = {
  url: await app.listen({ port: 0, host: "127.0.0.1" }),
  reader: reader.headers.authorization,
  administrator: administrator.headers.authorization,
};
process.send?.(ready);
