import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "../hosts/api/build-api.ts";
import { createTokenVerifier } from "../identity/session/verify-token.ts";
import { readConfig } from "../platform/config.ts";
import { openDatabase } from "../platform/database/open.ts";

/** An api host in a process of its own over the PostgreSQL of `DATABASE_URL`: prints its address, and runs until it is killed. */
const config = readConfig(process.env);
const database = await openDatabase({ url: config.DATABASE_URL ?? "" });
const store = folderStore(join(tmpdir(), "lagom-api-process"));
const app = await buildApi({
  database,
  config,
  store,
  verifyToken: createTokenVerifier(config, database.db),
});
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
