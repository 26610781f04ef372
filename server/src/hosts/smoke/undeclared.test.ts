import { runInThisContext } from "node:vm";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { undeclared } from "./undeclared.ts";
import { TELL, type Use, watchTaken } from "./watch/taken.ts";

const RELEASE = "books/00000000000b";
const NAME = "books_00000000000b";

interface Container {
  init(scope: object, initScope?: unknown, options?: object): void;
  get(expose: string): Promise<() => unknown>;
}

const used: Use[] = [];
let asked: string[];
let page: Record<string, unknown> & { fetch: typeof fetch };
beforeEach(() => {
  used.length = 0;
  asked = [];
  page = {
    fetch: async (request) => {
      asked.push(String(request));
      return new Response();
    },
    [TELL]: (use: Use) => used.push(use),
  };
  vi.stubGlobal("window", page);
  watchTaken({ name: NAME, release: RELEASE, tell: TELL });
});
afterEach(() => vi.unstubAllGlobals());

const client = Object.freeze({
  callApi: (call: string) => `answer to ${call}`,
});
const paths = Object.freeze({ paths: { books: "/books" }, other: 1 });
const shared = (module: object) => ({ "1.0.0": { lib: () => module, get: () => () => module } });
const shellScope = () => ({
  react: { "19.3.1": { get: async () => () => ({ useState: 1 }) } },
  "@lagom/shared/api/client": shared(client),
  "@lagom/shared/paths": shared(paths),
});

/** Runs a text as a script of the release. */
const run = (text: string) =>
  runInThisContext(`(${text})`, { filename: `http://localhost/releases/${RELEASE}/page.js` });

/** Registers a container whose page does this with the share scope. */
function register(body: string): Container {
  page[NAME] = run(`(() => { let scope, options; return {
    init(given, _, more) { scope = given; options = more; },
    async get() { ${body} },
  }; })()`);
  return page[NAME] as Container;
}

const DECLARED = {
  ranges: { "@lagom/shared": "^1.0.0", react: "^19.0.0" },
  names: { "api/client": ["callApi"], paths: ["paths"] },
  tags: { "GET /api/books": ["books"], "GET /api/newsfeed": [] },
};

it("finds nothing in a release that uses what it declares, and changes nothing of what it gets", async () => {
  const scope = shellScope();
  const container = register(`
    const react = (await scope.react["19.3.1"].get())();
    const { callApi } = scope["@lagom/shared/api/client"]["1.0.0"].lib();
    const again = scope["@lagom/shared/api/client"]["1.0.0"].lib().callApi;
    const { paths } = scope["@lagom/shared/paths"]["1.0.0"].lib();
    window.fetch("http://localhost/api/newsfeed");
    return () => [react.useState, callApi("GET /api/books"), callApi === again, paths.books];`);
  container.init(scope);
  expect((await container.get("./books"))()).toEqual([1, "answer to GET /api/books", true, "/books"]);
  expect(undeclared(DECLARED, used)).toEqual([]);
  expect(asked).toEqual(["http://localhost/api/newsfeed"]);
});

it("names the modules, the exports and the calls that a release with an empty record uses", async () => {
  const container = register(`
    await scope.react["19.3.1"].get().then((factory) => factory());
    const offers = options.shareScopeMap.default["@lagom/shared/api/client"];
    offers["1.0.0"].lib().callApi("GET /api/books");
    scope["@lagom/shared/paths"]["1.0.0"].get()().paths;
    window.fetch("http://localhost/api/books/7/summary", { method: "GET" });
    window.fetch(new Request("http://localhost/api/translate", { method: "POST", body: "{}" }));
    window.fetch("/picture.png");`);
  const scope = shellScope();
  container.init(scope, [], Object.defineProperty({}, "shareScopeMap", { value: { default: scope } }));
  await container.get("./books");
  const ends = ", which its record does not declare";
  expect(undeclared({ ranges: {}, names: {}, tags: {} }, used)).toEqual([
    `it makes the call GET /api/books (tags)${ends}`,
    `it makes the call GET /api/books/{id}/summary (tags)${ends}`,
    `it makes the call POST /api/translate (tags)${ends}`,
    `it takes @lagom/shared/api/client from the shell (ranges)${ends}`,
    `it takes @lagom/shared/paths from the shell (ranges)${ends}`,
    `it takes react from the shell (ranges)${ends}`,
    `it uses callApi of @lagom/shared/api/client (names)${ends}`,
    `it uses paths of @lagom/shared/paths (names)${ends}`,
  ]);
});

it("leaves what a release puts back into the share scope as others find it", async () => {
  const container = register(`
    const offer = scope["@lagom/shared/paths"]["1.0.0"];
    offer.lib = await offer.get();
    offer.loaded = true;`);
  const scope = shellScope();
  const { get } = scope["@lagom/shared/paths"]["1.0.0"];
  const factory = get();
  scope["@lagom/shared/paths"]["1.0.0"].get = () => factory;
  container.init(scope);
  await container.get("./books");
  expect(scope["@lagom/shared/paths"]["1.0.0"].lib).toBe(factory);
  expect(scope["@lagom/shared/paths"]["1.0.0"]).toMatchObject({ loaded: true });
});

it("does not count what the shell requests for itself", async () => {
  await runInThisContext(`() => window.fetch("http://localhost/api/books")`, {
    filename: "http://localhost/releases/shell/00000000000a/main.js",
  })();
  expect(used).toEqual([]);
});
