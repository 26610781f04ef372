import { readConfig } from "../../platform/config.ts";
import { lockFolder } from "../../platform/database/folder-lock.ts";
import { connectDatabase, migrateDatabase } from "../../platform/database/open.ts";
import { databaseTarget } from "../../platform/database/target.ts";
import { giveUp } from "../start/announce.ts";
import { DatabaseError, whyAway } from "../start/late-database.ts";

// `pnpm migrate`: brings the database of the settings to the newest migration, for those who do not want starts to do it.
try {
  const config = readConfig(process.env);
  const unlock = config.DATABASE_URL ? async () => {} : await lockFolder(config.dataFolder);
  const database = await connectDatabase(databaseTarget(config));
  try {
    const away = await whyAway(database.db);
    if (away) throw new DatabaseError(`DATABASE_URL: the database does not answer (${away})`);
    const count = await migrateDatabase(database, (text) => console.log(text));
    console.log(count > 0 ? `${count} migrations run` : "nothing to migrate");
  } finally {
    await database.close();
    await unlock();
  }
} catch (error) {
  giveUp(error);
}
