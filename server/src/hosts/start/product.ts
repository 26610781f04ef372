import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { type Builds, openBuilds } from "@lagom/releases/builds";
import { openStore } from "@lagom/releases/open-store";
import { isAllLive, isAllReleased, releaseWhatChanged } from "@lagom/releases/start-releases";
import type { FileStore } from "@lagom/releases/store";
import { collectGarbage } from "../../platform/collect-garbage.ts";
import { type Config, s3Settings } from "../../platform/config.ts";
import { lockFolder } from "../../platform/database/folder-lock.ts";
import {
  connectDatabase,
  type Database,
  type DatabaseTarget,
  inTurn,
  LOCKS,
  migrateDatabase,
} from "../../platform/database/open.ts";
import { databaseTarget } from "../../platform/database/target.ts";
import { ensureFolderToken } from "../../releases/first-token.ts";
import { collectionFolder } from "../../texts/collection/collection-folder.ts";
import { collectionInProcess, type OpenCollection } from "../../texts/collection/collection-in-process.ts";
import type { DevelopmentServers } from "../page-releases/development.ts";
import { hasLastGood, lastGoodFolder } from "../page-releases/last-good.ts";
import { buildHosts } from "./hosts.ts";
import { DatabaseError, throughLosses, whenMigrated, whenReachable, whyAway } from "./late-database.ts";
import { assertPortsFree, listenAll } from "./listen.ts";
import { completeCollection, type FirstAdmin, seed } from "./seed.ts";

/** The checkout, whose shell and areas a start builds. */
const root = fileURLToPath(new URL("../../../..", import.meta.url));

export interface RunningProduct {
  /** The first administrator, when this start made one. */
  admin: FirstAdmin | undefined;
  /** File with an operator's token for releases, when this start wrote it. */
  tokenFile: string | undefined;
  close(): Promise<void>;
}

/**
 * Opens the database, serves the roles of the configuration, and fills and builds what is missing. As long as a part of the
 * product has never been live, as on a first start, nothing answers before all of it is; later starts serve what is there
 * while they build. Most texts of the collection follow while it serves. What was begun is closed again when a later step fails.
 * While a PostgreSQL is away, pages come from the last good copy, where there is one, and the rest is done when it is back
 * (docs/releases.md#fallback).
 * @param development servers of builds in work, in place of their releases
 * @throws FolderError, PortError, DatabaseError, BuildError: each says in words what is wrong
 */
export async function startProduct(
  config: Config,
  onProgress: (text: string) => void,
  development?: DevelopmentServers,
): Promise<RunningProduct> {
  const closers: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const closer of closers.splice(0).reverse()) await closer();
  };
  try {
    closers.push(await lockFolder(config.dataFolder));
    await assertPortsFree(config);
    const builds = openBuilds({ root, built: config.BUILT_RELEASES, onProgress });
    closers.push(() => builds.close());
    const target = databaseTarget(config);
    const collection = collectionInProcess(collectionFolder(config));
    closers.push(() => collection.close());
    if (isNew(target)) await beginAhead(config, builds, collection);
    onProgress("opening the database");
    const database = await connectDatabase(target);
    closers.push(() => database.close());
    const away = await whyAway(database.db);
    const filling: Filling = { config, database, collection, builds, say: onProgress, made: {} };
    if (away) await assertLastGood(config, away);
    else await throughLosses(database.db, () => migrate(filling), onProgress);
    const location = config.RELEASE_STORE ?? join(config.dataFolder, "releases");
    const store = await openStore(location, s3Settings(config), onProgress);
    const web = development ? { development } : {};
    const hosts = await buildHosts(config, database, store, web);
    for (const { app } of hosts) closers.push(() => app.close());
    if (!away && config.LAGOM_ROLES.includes("web") && !(await isAllLive(database.db))) {
      const filled = await throughLosses(database.db, () => fill(filling, store), onProgress);
      await listenAll(hosts, config.HOST);
      closers.push(completing(filling));
      return { ...filled, close };
    }
    await listenAll(hosts, config.HOST);
    if (away) {
      onProgress(`${awayText(away)}; pages come from the last good copy until it does`);
      const work = async (signal: AbortSignal) => {
        await migrate(filling, signal);
        const { admin } = await fill(filling, store);
        if (admin)
          onProgress(`administrator: ${admin.email}  password: ${admin.password}  (shown this once)`);
        onProgress("the database answers: everything is served");
        await complete(filling, signal);
      };
      closers.push(whenReachable(database.db, work, (error) => onProgress(String(error))));
      return { admin: undefined, tokenFile: undefined, close };
    }
    const filled = await throughLosses(database.db, () => fill(filling, store), onProgress);
    closers.push(completing(filling));
    return { ...filled, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Imports the rest of the collection while the product serves. @returns ends it */
const completing = (filling: Filling): (() => Promise<void>) =>
  whenReachable(
    filling.database.db,
    (signal) => complete(filling, signal),
    (error) => filling.say(`the collection is not complete yet: ${String(error)}`),
  );

async function complete({ config, database, collection, say }: Filling, signal: AbortSignal): Promise<void> {
  collection.giveWay();
  await completeCollection(config, database, collection, say, signal);
  await collection.close();
  await collectGarbage();
}

/** What a start makes once. */
type Made = Omit<RunningProduct, "close">;

interface Filling {
  config: Config;
  database: Database;
  collection: OpenCollection;
  builds: Builds;
  say: (text: string) => void;
  /** What was made before a loss of the database, which the next try will find there. */
  made: Partial<Made>;
}

async function migrate({ config, database, say }: Filling, signal?: AbortSignal): Promise<void> {
  if (config.MIGRATE_AT_START) await migrateDatabase(database, say);
  else await whenMigrated(database.db, say, signal);
}

async function fill(filling: Filling, store: FileStore): Promise<Made> {
  const { config, database, collection, builds, say, made } = filling;
  // In parallel, for two cores. If one fails, wait for the other, which still uses the database.
  const [seeded, released] = await Promise.allSettled([
    seed(config, database, collection, say).then((admin) => {
      made.admin ??= admin;
    }),
    config.LAGOM_ROLES.includes("web") ? releaseInTurn(filling, store) : undefined,
  ]);
  if (released.status === "rejected") throw released.reason;
  if (seeded.status === "rejected") throw seeded.reason;
  await builds.close();
  made.tokenFile ??= await ensureFolderToken(database.db, config.dataFolder);
  return { admin: made.admin, tokenFile: made.tokenFile };
}

/** Whether an embedded database is still to be made, so that everything else is to be made too. */
const isNew = (target: DatabaseTarget): boolean =>
  "folder" in target && target.folder !== null && !existsSync(target.folder);

/** Begins what a first start will need, so that the other core works too while the database is made. `fill` hears of failures. */
async function beginAhead(config: Config, builds: Builds, collection: OpenCollection): Promise<void> {
  collection.read().catch(() => {});
  if (config.LAGOM_ROLES.includes("web")) await builds.begin();
}

/** One of the web hosts that share the database builds, and the others wait; where nothing is to be built, nobody waits. */
async function releaseInTurn({ config, database, builds, say }: Filling, store: FileStore): Promise<void> {
  const { db } = database;
  const options = { root, production: config.production };
  if (await isAllReleased(db, options)) return;
  const turn = { lock: LOCKS.releasing, doing: "building the shell and the areas", say };
  await inTurn(database, turn, () => releaseWhatChanged(db, store, builds, options));
}

/** @throws DatabaseError if there are no pages to serve without the database */
async function assertLastGood({ LAGOM_ROLES, dataFolder }: Config, away: string): Promise<void> {
  if (LAGOM_ROLES.includes("web") && (await hasLastGood(lastGoodFolder(dataFolder)))) return;
  throw new DatabaseError(awayText(away));
}

const awayText = (away: string) => `DATABASE_URL: the database does not answer (${away})`;
