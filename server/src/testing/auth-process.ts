import { buildAuth } from "../identity/auth/app.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/open.ts";
import { databaseTarget } from "../platform/database/target.ts";

/** An auth host in a process of its own over the database of the environment: prints its address; SIGTERM closes it. */
const config = readConfig(process.env);
const database = await openDatabase(databaseTarget(config));
const app = buildAuth({ database, config });
process.on("SIGTERM", async () => {
  await app.close();
  await database.close();
  process.exit(0);
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
