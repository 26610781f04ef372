import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { createRequire } from "node:module";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { integrityOf } from "@lagom/releases/store-key";
import { type Preload, renderDocument } from "@lagom/server/hosts/pages/render-document";
import { documentHeaders } from "@lagom/server/hosts/pages/security-headers";
import { readConfig } from "@lagom/server/platform/config";

import { AREAS } from "@lagom/shared/remote";

const require = createRequire(import.meta.resolve("@lagom/releases/build"));
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript",
  css: "text/css",
  woff2: "font/woff2",
};

/** A placeholder for the release of each area: its code is in the bundle, and this loads nothing. */
const ONE = { live: { id: "one", entry: "", integrity: "" }, canary: null, fallback: null };

/** Builds the one bundle into a folder. */
export function buildOneBundle(folder: string): void {
  const rsbuild = join(require.resolve("@rsbuild/core/package.json"), "../bin/rsbuild.js");
  const { status, stdout, stderr } = spawnSync(process.execPath, [rsbuild, "build"], {
    cwd: import.meta.dirname,
    env: { ...process.env, NODE_ENV: "production", LAGOM_OUTPUT: folder },
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`The one bundle does not build:\n${stdout}${stderr}`);
}

/** Serves the one bundle as the web host serves releases: the same document, headers, compression, preloads. */
export async function serveOneBundle(
  folder: string,
  port: number,
  hosts: { api: string; auth: string },
  page: { chunk: string; firstCall: string },
): Promise<Server> {
  const chunks: Record<string, string[]> = JSON.parse(await readFile(join(folder, "chunks.json"), "utf8"));
  const load = async (name: string): Promise<Preload> => ({
    kind: name.endsWith(".css") ? "style" : "script",
    href: `/files/${name}`,
    integrity: integrityOf(await readFile(join(folder, name))),
  });
  const loads = async (chunk: string) =>
    Promise.all((chunks[chunk] ?? []).filter((name) => !name.endsWith(".map")).map(load));
  const [main, boot, own] = await Promise.all([loads("main"), loads("boot"), loads(page.chunk)]);
  const [bootScript] = boot.slice(-1);
  if (!bootScript) throw new Error("The one bundle has no boot script");
  const scripts = main.filter(({ kind }) => kind === "script");
  const html = renderDocument({
    language: "en",
    template: await readFile(join(folder, "document.html"), "utf8"),
    head: { title: "Lagom" },
    preload: [...scripts, ...own],
    stylesheets: main.filter(({ kind }) => kind === "style"),
    boot: bootScript,
    early: [],
    preconnect: [hosts.api, hosts.auth],
    release: {
      environment: "bench",
      revision: 1,
      worker: false,
      shell: {
        live: {
          id: "one",
          scripts: scripts.map(({ href, integrity }) => ({ src: href, integrity })),
          styles: [],
        },
        fallback: null,
      },
      areas: Object.fromEntries(AREAS.map((area) => [area, ONE])),
    },
    config: {
      ...hosts,
      authKey: "local",
      development: false,
      entryTimeoutMs: 8000,
      posthog: null,
      firstCall: page.firstCall,
    },
  });
  const headers = documentHeaders(readConfig({ PUBLIC_API_URL: hosts.api, PUBLIC_AUTH_URL: hosts.auth }), []);
  const compressed = new Map<string, Buffer>();
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", hosts.api);
    const compress = async (key: string, contents: () => Promise<Buffer>) => {
      const known =
        compressed.get(key) ??
        brotliCompressSync(await contents(), { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } });
      compressed.set(key, known);
      return known;
    };
    if (!pathname.startsWith("/files/")) {
      response.writeHead(200, {
        ...headers,
        "content-type": "text/html; charset=utf-8",
        "content-encoding": "br",
      });
      response.end(await compress("document", async () => Buffer.from(html)));
      return;
    }
    const name = pathname.slice("/files/".length);
    const type = TYPES[name.slice(name.lastIndexOf(".") + 1)];
    try {
      const contents = await compress(name, () => readFile(join(folder, name)));
      response.writeHead(200, {
        "content-type": type,
        "content-encoding": "br",
        "cache-control": "public, max-age=31536000, immutable",
        "access-control-allow-origin": "*",
      });
      response.end(contents);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return server;
}
