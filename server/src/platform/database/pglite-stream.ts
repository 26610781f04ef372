import { Duplex } from "node:stream";
import { MessageChannel, Worker } from "node:worker_threads";
import type { PgliteLocation } from "./pglite-location.ts";

const SSL_REQUEST = 80877103;

/** PGlite in a worker, reached by the `pg` driver as if over a socket. */
export interface PgliteWorker {
  /** A new wire connection; PGlite has one session, so open one at a time. */
  connect(): Duplex;
  close(): Promise<void>;
}

/**
 * Starts PGlite in a worker thread.
 * @throws Error when the folder cannot be opened
 */
export async function startPglite(location: PgliteLocation): Promise<PgliteWorker> {
  const worker = new Worker(new URL("./pglite-worker.ts", import.meta.url), { workerData: location });
  await new Promise<void>((resolve, reject) => {
    worker.once("message", () => resolve());
    worker.once("error", reject);
  });
  return {
    connect() {
      const { port1, port2 } = new MessageChannel();
      worker.postMessage({ connect: port2 }, [port2]);
      return wireStream(port1);
    },
    close() {
      return new Promise((resolve) => {
        worker.once("exit", () => resolve());
        worker.postMessage("close");
      });
    },
  };
}

/** A duplex stream over a message port, with the few socket methods that `pg` calls. */
function wireStream(port: MessageChannel["port1"]): Duplex {
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      if (chunk.length === 8 && chunk.readInt32BE(4) === SSL_REQUEST) this.push("N");
      else port.postMessage(new Uint8Array(chunk));
      done();
    },
    // The driver corks what belongs to one query: one message instead of five, each of which wakes two threads.
    writev(chunks, done) {
      port.postMessage(new Uint8Array(Buffer.concat(chunks.map(({ chunk }) => chunk))));
      done();
    },
    final(done) {
      port.close();
      done();
    },
    destroy(error, done) {
      port.close();
      done(error);
    },
  });
  port.on("message", (reply: Uint8Array) => stream.push(Buffer.from(reply)));
  port.on("close", () => stream.push(null));
  return Object.assign(stream, {
    connect: () => queueMicrotask(() => stream.emit("connect")),
    setNoDelay: () => stream,
    setKeepAlive: () => stream,
    ref: () => port.ref(),
    unref: () => port.unref(),
  });
}
