import { brotliDecompressSync, gunzipSync } from "node:zlib";
import Fastify, { type FastifyInstance } from "fastify";
import { expect, test } from "vitest";
import { readConfig } from "../../platform/config.ts";
import { createApp } from "../../platform/http/app.ts";
import { testRelease } from "../../testing/releases.ts";
import { releaseFileRoutes } from "./release-files.ts";

const NAMES = [
  "a.webp",
  "a.jpg",
  "a.JPEG",
  "a.avif",
  "a.gif",
  "a.wasm",
  "a.json",
  "a.woff",
  "a.js.map",
  "a.tiff",
];

/** A host of one release with these files. */
function serving(contents: Record<string, string>, app: FastifyInstance = Fastify()) {
  const { record, files } = testRelease("books", "0000000000a1", { files: contents });
  releaseFileRoutes(
    app,
    {
      currentState: () => Promise.reject(new Error("not needed")),
      findRecord: async (_, id) => (id === record.id ? record : undefined),
      readFile: async (_, name) => files.get(name),
    },
    { strictLimits: false },
  );
  return { app, folder: `/releases/books/${record.id}` };
}

test("files of every kind that pages load are served with their type, and source maps never", async () => {
  const { app, folder } = serving(Object.fromEntries(NAMES.map((name) => [name, `contents of ${name}`])));
  const typeOf = async (name: string) => {
    const { statusCode, headers } = await app.inject(`${folder}/${name}`);
    return statusCode === 200 ? headers["content-type"] : statusCode;
  };
  expect(
    Object.fromEntries(await Promise.all(NAMES.map(async (name) => [name, await typeOf(name)]))),
  ).toEqual({
    "a.webp": "image/webp",
    "a.jpg": "image/jpeg",
    "a.JPEG": "image/jpeg",
    "a.avif": "image/avif",
    "a.gif": "image/gif",
    "a.wasm": "application/wasm",
    "a.json": "application/json; charset=utf-8",
    "a.woff": "font/woff",
    "a.js.map": 404,
    "a.tiff": 404,
  });
  await app.close();
});

test("a script is sent compressed in the best way that the browser takes, a picture as it is", async () => {
  const script = "export const words = 1;".repeat(100);
  const { app, folder } = serving({ "a.js": script, "a.webp": script });
  const get = (name: string, accepted?: string) =>
    app.inject({ url: `${folder}/${name}`, headers: accepted ? { "accept-encoding": accepted } : {} });
  for (const [accepted, encoding, read] of [
    ["gzip, deflate, br, zstd", "br", brotliDecompressSync],
    ["gzip, deflate", "gzip", gunzipSync],
    ["identity", undefined, (sent: Buffer) => sent],
    [undefined, undefined, (sent: Buffer) => sent],
  ] as const) {
    const { headers, rawPayload } = await get("a.js", accepted);
    expect(headers).toMatchObject({ vary: "accept-encoding" });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(read(rawPayload).toString()).toBe(script);
  }
  const picture = await get("a.webp", "gzip, deflate, br");
  expect(picture.headers["content-encoding"]).toBeUndefined();
  expect(picture.body).toBe(script);
  await app.close();
});

test("a file carries the headers that files need, and none of a document", async () => {
  const config = { ...readConfig({ LOG_LEVEL: "fatal" }), production: true };
  const { app, folder } = serving({ "a.js": "" }, await createApp({ config }));
  const { headers } = await app.inject(`${folder}/a.js`);
  expect(headers).toEqual({
    "access-control-allow-origin": "*",
    "cache-control": "public, max-age=31536000, immutable",
    connection: "keep-alive",
    "content-length": "0",
    "content-security-policy": "default-src 'none';frame-ancestors 'none'",
    "content-type": "text/javascript; charset=utf-8",
    "cross-origin-embedder-policy": "require-corp",
    "cross-origin-resource-policy": "cross-origin",
    date: expect.any(String),
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    vary: "accept-encoding",
    "x-content-type-options": "nosniff",
  });
  await app.close();
});
