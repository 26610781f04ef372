import { mkdtemp, rm } from "node:fs/promises";
import { type AddressInfo, connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import S3rver from "s3rver";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { brokenFiles, storeFile, unstored } from "./publish.ts";
import type { ReleaseRecord } from "./record.ts";
import { s3Store } from "./s3-store.ts";
import { FileExistsError, type FileStore, StoreError } from "./store.ts";
import { integrityOf } from "./store-key.ts";

const KEY = "books/0123456789ab/entry.js.00";
const bytes = (text: string) => new TextEncoder().encode(text);

let folder: string;
let server: S3rver;
let port: number;
let notices: string[];
let prefix = 0;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-s3-"));
  const buckets = [{ name: "releases", configs: [] }];
  server = new S3rver({ directory: folder, silent: true, port: 0, configureBuckets: buckets });
  ({ port } = (await server.run()) as AddressInfo);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** A store under a prefix of its own, on the server or on a port that forwards to it. */
const storeOn = (at: number, under = `p${prefix}/`): FileStore =>
  s3Store({
    bucket: "releases",
    prefix: under,
    endpoint: `http://127.0.0.1:${at}`,
    region: "us-east-1",
    accessKeyId: "S3RVER",
    secretAccessKey: "S3RVER",
    onNotice: (text) => notices.push(text),
  });
beforeEach(() => {
  notices = [];
  prefix += 1;
});

test("a file is read back as it was created, listed under its folder, and removed", async () => {
  const store = storeOn(port);
  await store.create(KEY, bytes("a"));
  expect(Buffer.from((await store.read(KEY)) ?? "").toString()).toBe("a");
  expect(await store.read("books/other.js")).toBeUndefined();
  expect((await store.list("books/")).map(({ key }) => key)).toEqual([KEY]);
  expect(await store.list("reader/")).toEqual([]);
  await store.remove(KEY);
  await store.remove(KEY);
  expect(await store.list("books/")).toEqual([]);
});

test("the same file may be created again, but never another one, and the operator is told how that is ensured", async () => {
  const store = storeOn(port);
  await store.create(KEY, bytes("a"));
  await store.create(KEY, bytes("a"));
  await expect(store.create(KEY, bytes("b"))).rejects.toThrow(FileExistsError);
  expect(Buffer.from((await store.read(KEY)) ?? "").toString()).toBe("a");
  expect(notices).toEqual(["RELEASE_STORE: releases has no conditional write; files are read back"]);
});

test("a server that does not answer is reported in one line", async () => {
  const store = storeOn(1);
  await expect(store.read(KEY)).rejects.toThrow(StoreError);
  await expect(store.create(KEY, bytes("a"))).rejects.toThrow(StoreError);
});

let proxy: Server | undefined;
afterEach(() => proxy?.close());

/** A port that forwards to the server, and closes each connection after this many bytes of requests. */
async function cutAfter(most: number): Promise<number> {
  proxy = createServer((client: Socket) => {
    const upstream = connect(port, "127.0.0.1");
    let sent = 0;
    client.on("data", (chunk) => {
      sent += chunk.byteLength;
      if (sent > most) {
        client.destroy();
        upstream.destroy();
      } else upstream.write(chunk);
    });
    upstream.on("data", (chunk) => client.write(chunk));
    for (const socket of [client, upstream]) socket.on("error", () => {});
    upstream.on("close", () => client.destroy());
  });
  await new Promise<void>((resolve) => proxy?.listen(0, "127.0.0.1", resolve));
  return (proxy.address() as AddressInfo).port;
}

test("a network failure in the middle of an upload leaves a file that does not count; a second attempt completes it", async () => {
  const large = new Uint8Array(2_000_000).fill(7);
  const integrity = integrityOf(large);
  const files = { "entry.js": { integrity, bytes: large.byteLength } };
  const record = { deployable: "books", id: "0123456789ab", files } as unknown as ReleaseRecord;
  const broken = storeOn(await cutAfter(300_000));
  await expect(storeFile(broken, "books", record.id, "entry.js", large)).rejects.toThrow(StoreError);
  const store = storeOn(port);
  expect(await unstored(store, record)).toEqual(["entry.js"]);
  expect(await brokenFiles(store, record)).toHaveLength(1);
  await storeFile(store, "books", record.id, "entry.js", large);
  expect(await unstored(store, record)).toEqual([]);
  expect(await brokenFiles(store, record)).toEqual([]);
});
