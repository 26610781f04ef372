import { join } from "node:path";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { lockFolder } from "../start/folder-lock.ts";
import { addSigningKey } from "./tokens/keyring.ts";

// `node server/src/auth/rotate-key.ts`: a new key signs from now on, and tokens of the older ones stay good.
const config = readConfig(process.env);
const unlock = config.DATABASE_URL ? undefined : await lockFolder(config.dataFolder);
const database = await openDatabase(
  config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(config.dataFolder, "db") },
);
await addSigningKey(database.db);
await database.close();
await unlock?.();
console.log("A new signing key signs from now on.");
