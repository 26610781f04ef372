import Fastify from "fastify";
import { expect, test } from "vitest";
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

test("files of every kind that pages load are served with their type, and source maps never", async () => {
  const { record, files } = testRelease("books", "0000000000a1", {
    files: Object.fromEntries(NAMES.map((name) => [name, `contents of ${name}`])),
  });
  const app = Fastify();
  releaseFileRoutes(
    app,
    {
      currentState: () => Promise.reject(new Error("not needed")),
      findRecord: async (_, id) => (id === record.id ? record : undefined),
      readFile: async (_, name) => files.get(name),
    },
    { strictLimits: false },
  );
  const typeOf = async (name: string) => {
    const { statusCode, headers } = await app.inject(`/releases/books/${record.id}/${name}`);
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
