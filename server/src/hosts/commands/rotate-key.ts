import { addSigningKey } from "../../identity/auth/tokens/keyring.ts";
import { readConfig } from "../../platform/config.ts";
import { withDatabase } from "../../platform/database/with-database.ts";

// `node server/src/hosts/commands/rotate-key.ts`: a new key signs from now on, and tokens of the older ones stay valid.
const config = readConfig(process.env);
await withDatabase(config, ({ db }) => addSigningKey(db, config.SIGNING_KEY_SECRET));
console.log("A new signing key signs from now on.");
