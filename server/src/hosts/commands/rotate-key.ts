import { join } from "node:path";
import { addSigningKey } from "../../identity/auth/tokens/keyring.ts";
import { readConfig } from "../../platform/config.ts";
import { lockFolder } from "../../platform/database/folder-lock.ts";
import { openDatabase } from "../../platform/database/open.ts";

// `node server/src/hosts/commands/rotate-key.ts`: a new key signs from now on, and tokens of the older ones stay good.
const config = readConfig(process.env);
const unlock = config.DATABASE_URL ? undefined : await lockFolder(config.dataFolder);
const database = await openDatabase(
  config.DATABASE_URL ? { url: config.DATABASE_URL } : { folder: join(config.dataFolder, "db") },
);
await addSigningKey(database.db, config.SIGNING_KEY_SECRET);
await database.close();
await unlock?.();
console.log("A new signing key signs from now on.");
