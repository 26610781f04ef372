import { tmpdir } from "node:os";
import { join } from "node:path";
import { folderStore } from "@lagom/releases/folder-store";
import { buildApi } from "../api/build-api.ts";
import { readConfig } from "../config.ts";
import { openDatabase } from "../db/open.ts";
import { createTokenVerifier } from "../session/verify-token.ts";

/** An api host in a process of its own over the PostgreSQL of `DATABASE_URL`: prints its address, and runs until it is killed. */
const config = readConfig(process.env);
const database = await openDatabase({ url: config.DATABASE_URL ?? "" });
const store = folderStore(join(tmpdir(), "lagom-api-process"));
const app = await buildApi({ database, config, store, verifyToken: createTokenVerifier(config) });
console.log(await app.listen({ port: 0, host: "127.0.0.1" }));
