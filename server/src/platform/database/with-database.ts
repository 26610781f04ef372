import type { Config } from "../config.ts";
import { lockFolder } from "./folder-lock.ts";
import { type Database, openDatabase } from "./open.ts";
import { databaseTarget } from "./target.ts";

/**
 * Runs a command on the database of the configuration. With the embedded database the product must not be running.
 * @throws FolderError when it is
 */
export async function withDatabase<T>(
  config: Config,
  action: (database: Database) => Promise<T>,
): Promise<T> {
  const unlock = config.DATABASE_URL ? async () => {} : await lockFolder(config.dataFolder);
  try {
    const database = await openDatabase(databaseTarget(config));
    try {
      return await action(database);
    } finally {
      await database.close();
    }
  } finally {
    await unlock();
  }
}
