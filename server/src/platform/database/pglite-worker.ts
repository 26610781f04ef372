import { mkdirSync, readFileSync } from "node:fs";
import { type MessagePort, parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { PgliteLocation } from "./pglite-location.ts";

/** Runs PGlite off the event loop and answers the PostgreSQL wire protocol over a message port. */
const { folder, image } = workerData as PgliteLocation;

if (folder) mkdirSync(folder, { recursive: true, mode: 0o700 });
const db = await PGlite.create({
  ...(folder ? { dataDir: folder } : {}),
  ...(image ? { loadDataDir: new Blob([readFileSync(image)]) } : {}),
  extensions: { pg_trgm, unaccent },
});

parentPort?.on("message", (message: { connect: MessagePort } | "close") => {
  if (message === "close") {
    void db.close().then(() => process.exit(0));
    return;
  }
  const port = message.connect;
  port.on("message", (bytes: Uint8Array) => {
    db.execProtocolRaw(bytes).then(
      (reply) => port.postMessage(reply),
      () => port.close(),
    );
  });
});
parentPort?.postMessage("ready");
