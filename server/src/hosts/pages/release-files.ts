import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { endingOf, FILE_TYPES } from "@lagom/releases/file-types";
import type { ReleaseRecord } from "@lagom/releases/record";
import { DEPLOYABLE_NAME } from "@lagom/shared/remote";
import type { FastifyInstance } from "fastify";
import type { Config } from "../../platform/config.ts";
import type { FileReader } from "../page-releases/last-good.ts";
import { releaseLimit } from "../page-releases/release-limit.ts";
import type { ReleaseSource } from "../page-releases/release-source.ts";

const COMPRESSIBLE = /\.(m?js|css|json|wasm|svg|webmanifest)$/;
/** The best compression takes a second for each 500 kB, for which the first reader would wait. */
const BROTLI = { small: 11, usual: 10, large: 7 };
const SMALL_BYTES = 64 * 1024;
const LARGE_BYTES = 600 * 1024;
const CACHE_BYTES = 64 * 1024 * 1024;

/** Headers that mean something for documents alone, of 300 bytes a file: a first visit asks for some twenty. */
const NO_DOCUMENT = {
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
  referrerPolicy: false,
  xDnsPrefetchControl: false,
  xDownloadOptions: false,
  xFrameOptions: false,
  xPermittedCrossDomainPolicies: false,
  xXssProtection: false,
} as const;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

type Encoding = "br" | "gzip" | "identity";

/**
 * Serves release files under `/releases/…`: those that a record names, with the bytes that it says; immutable, cached for a
 * year, compressed once. Source maps are not served.
 */
export function releaseFileRoutes(
  app: FastifyInstance,
  { findRecord, readFile }: ReleaseSource,
  config: Pick<Config, "strictLimits">,
): void {
  const read = cachedReader(readFile);
  app.get<{ Params: { deployable: string; id: string; "*": string } }>(
    "/releases/:deployable/:id/*",
    { config: releaseLimit(config), helmet: NO_DOCUMENT },
    async (request, reply) => {
      const { deployable, id, "*": name } = request.params;
      const type = FILE_TYPES[endingOf(name)];
      const missing = () => reply.header("cache-control", "no-store").callNotFound();
      if (!type || !DEPLOYABLE_NAME.test(deployable) || !/^[0-9a-f]{12}$/.test(id)) return missing();
      const record = await findRecord(deployable, id);
      if (!record) return missing();
      const encoding = COMPRESSIBLE.test(name) ? accepted(request.headers["accept-encoding"]) : "identity";
      const contents = await read(record, name, encoding);
      if (!contents) return missing();
      if (encoding !== "identity") reply.header("content-encoding", encoding);
      return reply
        .removeHeader("x-request-id") // nobody asks about a file that came
        .headers({
          "cache-control": "public, max-age=31536000, immutable",
          "access-control-allow-origin": "*",
          "cross-origin-resource-policy": "cross-origin",
          // A page that the service worker has isolated (`shell/src/worker/rescue.ts`) runs only worker scripts that say this.
          "cross-origin-embedder-policy": "require-corp",
          vary: "accept-encoding",
        })
        .type(type)
        .send(contents);
    },
  );
}

function accepted(header: string | string[] | undefined): Encoding {
  const text = String(header ?? "");
  if (/\bbr\b/.test(text)) return "br";
  return /\bgzip\b/.test(text) ? "gzip" : "identity";
}

/** Reads and compresses each file once; a cache of limited size keeps the most recent ones. */
function cachedReader(readFile: FileReader) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  return async (record: ReleaseRecord, name: string, encoding: Encoding): Promise<Buffer | undefined> => {
    const key = `${encoding} ${record.deployable} ${record.id} ${name}`;
    const known = kept.get(key);
    if (known) return known;
    const contents = await readFile(record, name);
    if (!contents) return undefined;
    const compressed = await compress(contents, encoding);
    kept.set(key, compressed);
    bytes += compressed.byteLength;
    for (const [oldest, value] of kept) {
      if (bytes <= CACHE_BYTES) break;
      kept.delete(oldest);
      bytes -= value.byteLength;
    }
    return compressed;
  };
}

async function compress(contents: Uint8Array, encoding: Encoding): Promise<Buffer> {
  if (encoding === "br")
    return brotli(contents, {
      params: { [constants.BROTLI_PARAM_QUALITY]: qualityFor(contents.byteLength) },
    });
  if (encoding === "gzip") return gzipped(contents, { level: 9 });
  return Buffer.from(contents);
}

function qualityFor(bytes: number): number {
  if (bytes > LARGE_BYTES) return BROTLI.large;
  return bytes > SMALL_BYTES ? BROTLI.usual : BROTLI.small;
}
