import { releaseLog } from "@lagom/releases/releases.table";
import { replay } from "@lagom/releases/replay";
import { describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { changeOver, publishOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import { useReleases } from "../testing/use-releases.ts";

const api = useTestApi();
const { tokens, newId, live, state } = useReleases(api);

const NOTES = { path: "/notes", page: "notes", title: "Notes", guard: "protected", nav: "Notes" } as const;

const ask = (payload: object, { headers } = tokens.operator) => changeOver(api, headers, payload);
const create = (deployable: string) => ask({ action: "create", deployable });
const refusal = async (reply: ReturnType<typeof ask>) => {
  const { statusCode, ...rest } = await reply;
  return [statusCode, rest.json().error?.message];
};
/** The problems of the gate's check of pages when a release of an area with these pages is published. */
async function problemsOf(deployable: string, pages: object[]): Promise<string[]> {
  const { headers } = await tokenFor(api, deployable);
  const release = testRelease(deployable, newId(), { pages: pages as never });
  const reply = await publishOver(api, headers, release);
  const details: { field: string; message: string }[] = reply.json().error?.details ?? [];
  return details.map(({ field, message }) => `${field}: ${message.replace(/\b[0-9a-f]{12}\b/g, "…")}`);
}
const routes = (...paths: string[]) => ({
  files: { "routes.json": JSON.stringify(paths.map((path) => ({ path }))) },
});

describe("an area that is not of this repository", () => {
  it("is published, made live and rolled back by its team, once an operator has added it; a step back from its only release takes it away", async () => {
    const { headers } = await tokenFor(api, "notes");
    const [first, second] = [newId(), newId()].map((id) => testRelease("notes", id, { pages: [NOTES] }));
    const team = { headers, name: "team" };
    const named = { action: "promote", deployable: "notes" };
    const before = await publishOver(api, headers, first as never);
    expect([before.statusCode, before.json().error.message]).toEqual([
      404,
      "There is no area notes; an operator adds it with: pnpm release areas create notes",
    ]);
    expect(await refusal(ask({ action: "create", deployable: "notes" }, team))).toEqual([
      403,
      expect.stringMatching(/^Only operators may add areas; the token notes-\w+ is for notes$/),
    ]);
    expect((await create("notes")).statusCode).toBe(200);
    for (const release of [first, second])
      expect((await publishOver(api, headers, release as never)).statusCode).toBe(201);
    await ask({ ...named, release: first?.record.id }, team);
    await ask({ ...named, release: second?.record.id, percent: 10 }, team);
    expect((await state()).deployables.notes).toMatchObject({
      live: first?.record.id,
      canary: { release: second?.record.id },
    });
    await ask({ ...named, release: second?.record.id }, team);
    const back = { action: "rollback", deployable: "notes" };
    expect((await ask(back, team)).json()).toMatchObject({ action: "rollback", release: first?.record.id });
    expect((await ask(back, team)).json()).toMatchObject({ action: "retire", changed: true });
    expect((await state()).deployables).not.toHaveProperty("notes");
    expect((await state()).added).toContain("notes");
    expect(replay(await api.database.db.select().from(releaseLog).orderBy(releaseLog.id))).toEqual(
      await state(),
    );
  });

  it("of this repository is never taken away", async () => {
    await live("reader");
    expect(await refusal(ask({ action: "rollback", deployable: "reader" }))).toEqual([
      409,
      "reader has no release before the live one; name one with --to",
    ]);
  });

  it("stays while it is frozen", async () => {
    await create("frozen");
    const release = testRelease("frozen", newId(), { pages: [{ ...NOTES, path: "/frozen" }] });
    await storeRelease(api, release);
    await ask({ action: "promote", deployable: "frozen", release: release.record.id });
    await ask({ action: "freeze", deployable: "frozen", why: "a test" });
    expect((await ask({ action: "rollback", deployable: "frozen" })).statusCode).toBe(423);
  });
});

describe("the name of a new area", () => {
  it.for([
    ["books", 409, "There is an area books already"],
    ["shell", 409, "shell is reserved: name the area otherwise"],
    ["releases", 409, "releases is reserved: name the area otherwise"],
    ["operator", 409, "operator is reserved: name the area otherwise"],
    ["my-notes", 400, expect.stringContaining("deployable")],
  ] as const)("%s is refused", async ([name, status, message]) => {
    expect(await refusal(create(name))).toEqual([status, message]);
  });

  it("is refused if the shell has a route below it, and a shell with a route below one is refused", async () => {
    await live("shell", routes("/", "/about/us"));
    expect(await refusal(create("about"))).toEqual([
      422,
      expect.stringMatching(/shell \w+ has a route \/about\/us, which belongs to the area about$/),
    ]);
    await create("games");
    const shell = testRelease("shell", newId(), routes("/games/:id"));
    await storeRelease(api, shell);
    expect(await refusal(ask({ action: "promote", deployable: "shell", release: shell.record.id }))).toEqual([
      422,
      expect.stringMatching(/has a route \/games\/:id, which belongs to the area games$/),
    ]);
  });

  it("is refused beyond twelve areas", async () => {
    const { added = [] } = await state();
    for (const letter of "abcdefghijkl".slice(added.length)) await create(`area${letter}`);
    expect(await refusal(create("onemore"))).toEqual([409, "There are 12 added areas, which is the most"]);
  });
});

describe("the pages that an area declares", () => {
  it("stand below its own name", async () => {
    expect(await problemsOf("books", [{ ...NOTES, path: "/newsfeed" }])).toEqual([
      "record: its page /newsfeed is not below /books",
    ]);
    expect(await problemsOf("books", [{ ...NOTES, path: "/booksellers" }])).toEqual([
      "record: its page /booksellers is not below /books",
    ]);
  });

  it("take over no route of the shell, neither its own words nor its parameters", async () => {
    await live("shell", routes("/books", "/books/:slug"));
    const page = { ...NOTES, page: "year" };
    expect(await problemsOf("books", [{ ...page, path: "/books/by-year" }])).toEqual([
      "pages: books … declares /books/by-year, and shell … has a route /books/:slug",
    ]);
    expect(await problemsOf("books", [{ ...page, path: "/books/by/year" }])).toEqual([]);
  });

  it("are told apart, and have few entries in the menu", async () => {
    const at = (path: string, more = {}) => ({ ...NOTES, path, ...more });
    expect(
      await problemsOf("books", [
        at("/books/a/:id", { nav: undefined }),
        at("/books/a/:other", { nav: undefined }),
      ]),
    ).toEqual(["record: its page /books/a/:other is declared twice"]);
    expect(await problemsOf("books", [at("/books/a/:id")])).toEqual([
      "record: its page /books/a/:id cannot have an entry in the menu: its address is not one",
    ]);
    expect(
      await problemsOf(
        "books",
        ["a", "b", "c"].map((end) => at(`/books/x/${end}`)),
      ),
    ).toEqual(["record: it has more than 2 entries in the menu"]);
  });

  it.for<[what: string, page: object, field: string]>([
    ["a title with markup in other lines", { title: "Notes\n<b>" }, "record.pages.0.title"],
    ["a title that turns what follows", { title: "Notes \u202e" }, "record.pages.0.title"],
    ["a title that is long", { title: "N".repeat(61) }, "record.pages.0.title"],
    ["a guard of its own", { guard: "nobody" }, "record.pages.0.guard"],
    ["a path that climbs", { path: "/books/../admin" }, "record.pages.0.path"],
    ["a field that nobody knows", { script: "x" }, "record.pages.0"],
    ["a German title that is long", { title: { en: "N", de: "N".repeat(61) } }, "record.pages.0.title.de"],
    ["a menu entry of two lines in Japanese", { nav: { en: "N", ja: "N\nN" } }, "record.pages.0.nav.ja"],
    ["a title in a language that there is not", { title: { en: "N", fi: "N" } }, "record.pages.0.title.fi"],
    ["a title in German only", { title: { de: "N" } }, "record.pages.0.title"],
  ])("do not have %s", async ([, page, field]) => {
    const problems = await problemsOf("books", [{ ...NOTES, path: "/books/a/b", ...page }]);
    expect(problems.map((problem) => problem.split(":")[0])).toEqual([field]);
  });
});
