import type { Plugin, Rolldown } from "vite";
import type { AreaName } from "../remote.ts";
import { compileMessages, MESSAGE_FILE } from "./compile-messages.ts";
import { type Chunk, container } from "./container.ts";
import { declared, exposesOf } from "./exposes.ts";
import { integrityOf } from "./integrity.ts";
import { messageFiles } from "./messages-plugins.ts";
import { RECORD_FILE, releaseName, UNSTAMPED } from "./release-name.ts";
import { taken } from "./sharing.ts";

/** Vite tells of each chunk which styles it imports. */
type OutputChunk = Rolldown.OutputChunk & { viteMetadata?: { importedCss: Set<string> } };

const ENTRY_FILE = "entry.js";
/** `let _lagom_shared_paths = require("@lagom/shared/paths");`, as each chunk begins before it is minified. */
const REQUIRED = /\b(?:let|const|var) (\w+) = require\("([^."][^"]*)"\)/g;
/** `Promise.resolve().then(() => require("./late.js"))`: a chunk that is loaded when it is needed. */
const LATER = /Promise\.resolve\(\)\.then\((?=\(\) => [^;\n]*?require\("(\.\/[^"]+)"\))/g;

/**
 * Builds an area with Vite into a release (docs/release-format.md): a script for each page under `src/exposes/`, the entry that loads
 * them, and the record, which `lagom-release record` completes. Everything shared comes from the shell.
 */
export function lagomArea(area: AreaName): Plugin {
  const release = process.env.LAGOM_RELEASE ?? UNSTAMPED;
  const name = releaseName(area, release);
  const shares = taken();
  const rangeOf = (request: string) =>
    Object.entries(shares).find(
      ([key]) => request === key || (key.endsWith("/") && request.startsWith(key)),
    )?.[1].requiredVersion;
  const isShared = (request: string) => rangeOf(request) !== undefined;
  /** By shared module: the exports in use. */
  const used = new Map<string, Set<string>>();
  /** The files of English messages that its code imports. */
  const messages = new Set<string>();
  let root = process.cwd();

  return {
    name: "lagom-area",
    apply: "build",
    enforce: "post",
    config: (given) => {
      root = given.root ?? root;
      return {
        base: "./",
        define: {
          "process.env.NODE_ENV": '"production"',
          "process.env.LAGOM_RELEASE_NAME": JSON.stringify(name),
        },
        // Style sheets outlive their release in the page, so class names must not collide with those of other releases or areas.
        css: { modules: { generateScopedName: `[local]-[hash:base64:6]-${release}` } },
        build: {
          target: "es2022",
          cssCodeSplit: true,
          sourcemap: "hidden",
          lib: {
            entry: Object.fromEntries(exposesOf(area, root).map((page) => [page, `src/exposes/${page}.ts`])),
            formats: ["cjs"],
          },
          rolldownOptions: {
            external: isShared,
            output: {
              entryFileNames: "[name].[hash].js",
              chunkFileNames: "[name].[hash].js",
              assetFileNames: "[name].[hash][extname]",
              banner: `window.${name}.define((require, exports, module) => {`,
              footer: "});",
            },
          },
        },
      };
    },
    buildStart() {
      used.clear();
      messages.clear();
    },
    async load(id) {
      if (!MESSAGE_FILE.test(id)) return null;
      messages.add(id);
      return { code: await compileMessages(id), map: null };
    },
    renderChunk(code) {
      for (const [, variable = "", request = ""] of code.matchAll(REQUIRED)) {
        if (!isShared(request)) continue;
        const names = used.get(request) ?? new Set();
        for (const [, export_ = ""] of code.matchAll(new RegExp(`\\b${variable}\\.(\\w+)`, "g")))
          names.add(export_);
        used.set(request, names);
      }
      // Within its line, so that the source map still tells the line.
      return { code: code.replace(LATER, 'require.load("$1").then('), map: null };
    },
    async generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file): file is OutputChunk => file.type === "chunk");
      const chunks = Object.fromEntries(scripts.map((script) => [script.fileName, chunkOf(script, scripts)]));
      const pages = Object.fromEntries(
        scripts.filter(({ isEntry }) => isEntry).map((script) => [script.name, script.fileName]),
      );
      const hashes = Object.fromEntries(
        Object.values(bundle)
          .filter(({ fileName }) => /\.(js|css)$/.test(fileName))
          .map((file) => [file.fileName, integrityOf(file.type === "chunk" ? file.code : file.source)]),
      );
      const majors = Object.fromEntries(
        Object.entries(ranges()).map(([one, range]) => [one, majorOf(range)]),
      );
      const files = { name, pages, chunks, hashes, majors };
      const source = `(${String(container)})(${JSON.stringify(files)});\n`;
      this.emitFile({ type: "asset", fileName: ENTRY_FILE, source });
      const exposes = Object.entries(pages).map(([page, file]) => {
        const { scripts = [], styles = [] } = chunks[file] ?? {};
        return [page, { scripts, styles }];
      });
      const record = {
        deployable: area,
        entry: ENTRY_FILE,
        exposes: Object.fromEntries(exposes),
        ranges: ranges(),
        names: names(),
        ...(declared(root).length > 0 ? { pages: declared(root) } : {}),
      };
      this.emitFile({ type: "asset", fileName: RECORD_FILE, source: JSON.stringify(record) });
      for (const [fileName, source] of await messageFiles(name, messages))
        this.emitFile({ type: "asset", fileName, source });
    },
  };

  function ranges(): Record<string, string> {
    const found = [...used.keys()].map((request) => [packageOf(request), rangeOf(request) ?? ""]);
    return Object.fromEntries(found.sort(([a = ""], [b = ""]) => (a < b ? -1 : 1)));
  }

  function names(): Record<string, string[]> {
    const own = [...used].filter(([request]) => request.startsWith(SHARED));
    return Object.fromEntries(
      own.map(([request, exports]) => [request.slice(SHARED.length), [...exports].sort()]),
    );
  }
}

const SHARED = "@lagom/shared/";
const packageOf = (request: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request;
const majorOf = (range: string): string => /\d+/.exec(range)?.[0] ?? "";

/** What a chunk needs before it can run: itself, and whatever the chunks that it imports need. */
function chunkOf(chunk: OutputChunk, all: readonly OutputChunk[], seen = new Set<OutputChunk>()): Chunk {
  seen.add(chunk);
  const chunkNamed = (name: string) => all.find(({ fileName }) => fileName === name);
  const imported = chunk.imports.flatMap((name) => chunkNamed(name) ?? []);
  const needs = imported.filter((one) => !seen.has(one)).map((one) => chunkOf(one, all, seen));
  const distinct = (values: string[]) => [...new Set(values)];
  return {
    scripts: distinct([...needs.flatMap(({ scripts }) => scripts), chunk.fileName]),
    styles: distinct([...needs.flatMap(({ styles }) => styles), ...(chunk.viteMetadata?.importedCss ?? [])]),
    shared: distinct([
      ...needs.flatMap(({ shared }) => shared),
      ...chunk.imports.filter((name) => !chunkNamed(name)),
    ]),
  };
}
