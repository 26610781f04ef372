import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@lagom/releases/cli/run-command";
import { TOKEN_FILE } from "@lagom/releases/cli/service-of";
import { releaseId } from "@lagom/releases/release-id";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { storeRelease, type TestRelease, testRelease, tokenFor, writeBuild } from "../testing/releases.ts";
import { ensureFolderToken } from "./first-token.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
const api = useTestApi();
const [SHELL, OLD, NEW] = ["0000000000a0", "0000000000b1", "0000000000b2"];

let operator: Record<string, string>;
let team: Record<string, string>;
let folder: string;
beforeAll(async () => {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const LAGOM_URL = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  const settingsOf = async (scope: "operator" | "books") => ({
    LAGOM_URL,
    RELEASE_TOKEN: (await tokenFor(api, scope)).headers.authorization.slice("Bearer ".length),
  });
  [operator, team] = [await settingsOf("operator"), await settingsOf("books")];
  folder = await mkdtemp(join(tmpdir(), "lagom-command-"));
  await storeRelease(api, testRelease("shell", SHELL));
  for (const id of [OLD, NEW]) await storeRelease(api, testRelease("books", id));
  expect(await say(operator, `promote shell ${SHELL}`)).toMatch(
    /^0000000000a0 of shell is live; revision 1\n/,
  );
  await say(operator, `promote books ${OLD}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** Runs a command line, in which a quoted text is one word. */
const run = (env: Record<string, string>, line: string) =>
  runCommand(
    [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
    env,
    "/nowhere",
  );
const say = async (env: Record<string, string>, line: string) => {
  const { exitCode, text, error } = await run(env, line);
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: undefined });
  return text ?? "";
};

describe("a team", () => {
  it("tries its release, makes it live and takes it back, and sees so in tables", async () => {
    await say(team, `promote books ${NEW} --percent 25`);
    expect((await say(team, "list")).split("\n")).toEqual([
      expect.stringMatching(/^revision \d+$/),
      expect.stringMatching(/^deployable +live +since +by +last 24 h +fallback +canary$/),
      expect.stringMatching(/^shell +0000000000a0 .+ no reports +none$/),
      expect.stringMatching(/^books +0000000000b1 .+ 0000000000b2 25 %, no reports$/),
    ]);
    expect(await say(team, "rollback books")).toMatch(/^0000000000b2 of books is no longer a canary; /);
    expect(await run(team, `promote books ${NEW}`)).toMatchObject({
      exitCode: 6,
      error: expect.stringMatching(
        /^0000000000b2 was withdrawn by books-\w+; an operator may promote it with/,
      ),
    });
    await say(operator, `promote books ${NEW} --force --why "it was the network"`);
    expect(await say(team, "rollback books")).toMatch(/^0000000000b1 of books is live again; revision \d+$/);
    expect(await say(team, `rollback books --to ${NEW}`)).toMatch(/^0000000000b2 of books is live again/);
    const releases = (await say(team, "list books")).split("\n");
    expect(releases[0]).toMatch(/^release +published +by +files +size +last 24 h$/);
    expect(releases.find((line) => line.startsWith(NEW))).toMatch(/ live$/);
    expect((await say(team, "log")).split("\n")[1]).toMatch(
      / books +rollback +0000000000b1 → 0000000000b2 +books-/,
    );
  });

  it("rolls a release out by steps, holds it and ends it, and sees in the table how far it is", async () => {
    const begun =
      /^0000000000b1 of books is rolled out: 5 → 100 % of browsers, 120 minutes at least at each; revision/;
    expect(await say(team, `promote books ${OLD} --steps 5,100 --pause 2h`)).toMatch(begun);
    const [, , , books] = (await say(team, "list")).split("\n");
    expect(books).toMatch(
      / 0000000000b1 5 % of 5 → 100 %, next from .+, seen by 0 of 20 networks, no reports$/,
    );
    expect(await say(team, "pause books")).toMatch(/^books stays at its share until it is resumed; /);
    expect(await say(team, "list")).toMatch(/ of 5 → 100 %, paused by books-\w+, seen by 0 of 20 networks/);
    expect(await say(team, "resume books")).toMatch(/^books goes on with its roll-out; /);
    expect(await say(team, "stop books")).toMatch(
      /^books has no canary any more; it may be promoted again; /,
    );
    expect(await say(team, `promote books ${OLD} --pause 15m`)).toMatch(
      /: 1 → 10 → 50 → 100 % of browsers, 15 minutes/,
    );
    await say(team, "stop books");
  });

  it("makes live what is live already, and nothing changes", async () => {
    await say(team, `promote books ${NEW}`);
    const before = await say(team, "log");
    expect(await say(team, `promote books ${NEW}`)).toMatch(
      /^0000000000b2 of books is live already; revision \d+$/,
    );
    expect(await say(team, "log")).toBe(before);
  });

  it("is told in one line, with a code of its own, what is not for it", async () => {
    for (const line of [
      `promote shell ${SHELL}`,
      "rollback reader",
      'freeze books --why "x"',
      "rollback --to-revision 1",
      "rehearse",
      "tokens",
      'promote books 0000000000b1 --force --why "x"',
    ]) {
      const { exitCode, error } = await run(team, line);
      expect([line, exitCode, error]).toEqual([
        line,
        3,
        expect.stringMatching(/^[^\n]+ (for|operators) [^\n]+$/),
      ]);
    }
  });
});

describe("previews", () => {
  it("are made, listed without their links, and ended by their number", async () => {
    const [url = "", told] = (await say(team, `previews create books ${OLD} --days 2`)).split("\n");
    expect(url).toMatch(/^http:\/\/localhost:\d+\/#preview=[\w-]{32}$/);
    expect(told).toMatch(
      /^\(shows books 0000000000b1 to whoever opens it, until \d{4}-.+; shown this once\)$/,
    );
    const listed = await say(team, "previews list books");
    expect(listed).not.toContain(url.split("=")[1]);
    const line = /^(\d+) +0000000000b1 +\d{4}-.+ books-\w+ +0 times +until \d{4}-/m.exec(listed);
    expect(await say(team, `previews end books ${line?.[1]}`)).toBe(
      `Preview ${line?.[1]} of books has ended`,
    );
    expect(await say(team, "previews list books")).toMatch(/ ended by books-\w+$/m);
    expect(await run(team, "previews list reader")).toMatchObject({ exitCode: 3 });
  });
});

describe("an operator", () => {
  it("freezes a deployable and ends the freeze", async () => {
    expect(await say(operator, 'freeze books --why "book fair"')).toMatch(/^books is frozen; revision \d+$/);
    expect(await say(operator, "list")).toMatch(/^books .+ frozen$/m);
    expect(await run(operator, `rollback books --to ${OLD}`)).toMatchObject({
      exitCode: 6,
      error: expect.stringContaining("(book fair); an operator may change it with --force --why"),
    });
    await say(operator, "unfreeze books");
    expect(await run(operator, "unfreeze books")).toEqual({ exitCode: 1, error: "books is not frozen" });
  });

  it("brings back a whole set, and reads all of it as data", async () => {
    await say(operator, `promote books ${OLD}`);
    const before = JSON.parse(await say(operator, "list --json"));
    await say(operator, "rollback books");
    await say(operator, `rollback --to-revision ${before.revision}`);
    const after = JSON.parse(await say(operator, "list --json"));
    const live = ({ deployables }: typeof after) => deployables.map((state: { live: string }) => state.live);
    expect(live(after)).toEqual(live(before));
    expect(JSON.parse(await say(operator, "log --json")).log[0]).toMatchObject({
      revision: before.revision + 2,
      action: "restore",
      to: String(before.revision),
    });
    expect(JSON.parse(await say(operator, "rehearse --json")).rehearsed).toMatchObject([
      { deployable: "books", release: NEW, gate: expect.arrayContaining([{ check: "files", problems: [] }]) },
    ]);
  });

  it("makes a token, which is shown once, and revokes it", async () => {
    const [RELEASE_TOKEN = "", told] = (await say(operator, "tokens create team --scope reader")).split("\n");
    expect(told).toMatch(/^\(the token of team for reader until \d{4}-\d\d-\d\d; shown this once\)$/);
    await say({ ...operator, RELEASE_TOKEN }, "list");
    const listed = await say(operator, "tokens");
    expect(listed).toMatch(/^team +reader( +\d{4}-\d\d-\d\d \d\d:\d\d){3}$/m);
    expect(listed).not.toContain(RELEASE_TOKEN);
    expect(await run(operator, "tokens create team --scope reader")).toMatchObject({ exitCode: 1 });
    await say(operator, "tokens revoke team");
    expect((await run({ ...operator, RELEASE_TOKEN }, "list")).exitCode).toBe(3);
  });
});

describe("publishing a build that is at hand", () => {
  let sources: string;
  let built: string;
  let release: string;
  beforeAll(async () => {
    [sources, built] = [join(folder, "sources"), join(folder, "built")];
    await mkdir(sources);
    await writeFile(join(sources, "pnpm-lock.yaml"), "lockfileVersion: '9.0'\n");
    release = await releaseId(sources, "books");
    await writeBuild(built, testRelease("books", release));
  });
  const publish = (from = built) => runCommand(["publish", "books", "--from", from, "--json"], team, sources);

  it("sends it, and later only what the store has lost, without the gate", async () => {
    expect(JSON.parse((await publish()).text ?? "")).toMatchObject({
      release,
      published: "now",
      restored: 0,
      preview: { area: "books", release, url: expect.stringContaining("/#preview=") },
    });
    const keys = async () => (await api.store.list(`books/${release}/`)).map(({ key }) => key).sort();
    const whole = await keys();
    for (const key of whole.slice(0, 2)) await api.store.remove(key);
    const again = { release, published: "before", gate: [] };
    expect(JSON.parse((await publish()).text ?? "")).toMatchObject({ ...again, restored: 2 });
    expect(await keys()).toEqual(whole);
    expect(JSON.parse((await publish()).text ?? "")).toMatchObject({ ...again, restored: 0 });
  });

  it("is refused in one line where it is not of these sources, or not by our build", async () => {
    const build = (name: string, of: TestRelease) => writeBuild(join(folder, name), of);
    await mkdir(join(folder, "vite"));
    await writeFile(join(folder, "vite/index.html"), "<!doctype html>");
    await build("reader", testRelease("reader", release));
    await build("page-gone", testRelease("books", release, { exposes: {} }));
    await build("odd-name", testRelease("books", release, { files: { "a b.js": "x" } }));
    await build("no-json", testRelease("books", release));
    await writeFile(join(folder, "no-json/sharing.json"), "<html>");
    for (const [from, why] of [
      ["nowhere", "it has no mf-manifest.json, which our build writes (docs/teams.md)"],
      ["vite", "it has no mf-manifest.json, which our build writes (docs/teams.md)"],
      ["reader", `it was built as reader_${release}, these sources build books_${release}`],
      ["page-gone", "it exposes no books"],
      ["odd-name", "files.a b.js: is not a plain relative path"],
      [
        "no-json",
        "its sharing.json is not as our build writes it: Invalid input: expected object, received undefined",
      ],
    ] as const) {
      expect(await publish(join(folder, from))).toEqual({
        exitCode: 1,
        error: `${join(folder, from)} holds no build of books ${release}: ${why}`,
      });
    }
    expect(await runCommand(["publish", "books", "--from", built], team, folder)).toEqual({
      exitCode: 1,
      error: `${folder} has no pnpm-lock.yaml: publish from the folder of the sources`,
    });
  });
});

describe("a wrong command line", () => {
  it.each([
    ["nonsense", "There is no command nonsense; pnpm release --help lists them"],
    ["promote", "Name a deployable: shell, reader, books, account, admin"],
    ["list libary", "There is no libary: shell, reader, books, account, admin"],
    ["promote books", "Name the release after promote books"],
    ["promote books 12ab", "12ab is not a release: 12 hexadecimal digits"],
    ["promote books ffffffffffff", "There is no release ffffffffffff of books"],
    [`promote books ${OLD} --percent 100`, "--percent: 100 is not a whole number from 1 to 99"],
    [`promote books ${OLD} --steps 10,5,100`, "--steps: 10,5,100 does not grow to 100, as 1,10,50,100"],
    [`promote books ${OLD} --pause soon`, "--pause: soon is no time, as 15m, 2h or 1d"],
    [
      `promote books ${OLD} --percent 5 --pause 1h`,
      "--percent stays at one share, --steps and --pause go on by themselves: leave one out",
    ],
    ["pause books", "books has no canary"],
    [`promote shell ${SHELL} --pause 1h`, "The shell has no canary share: it is promoted whole"],
    [`promote shell ${SHELL} --percent 5`, "The shell has no canary share: it is promoted whole"],
    [`rollback books ${OLD}`, `rollback does not take ${OLD}; see pnpm release --help`],
    ["rollback books --percent 5", "rollback takes no --percent; see pnpm release --help"],
    ["rollback books --to-revision 1", "--to-revision restores the whole set; leave out books"],
    ["rollback --to-revision 4711", "The log has no revision 4711"],
    ["rollback shell", "shell has no release before the live one; name one with --to"],
    ["rollback books --force", '--force needs a reason: --why "…"'],
    ["freeze books", 'freeze needs a reason: --why "…"'],
    ["tokens create", "Name the token after tokens create"],
    ["tokens create x", "--scope: name what the token is for: reader, books, account, admin or operator"],
    ["tokens burn x", "tokens burn: there are list, create and revoke"],
    ["tokens create x --scope books --days 400", "--days: 400 is not a whole number from 1 to 365"],
    ["team add shelves anna@example.com", "There is no shelves: shell, reader, books, account, admin"],
    ["team add books anna", "anna is no address"],
    [
      "team add books anna@example.com",
      "--role: say publisher (publishes, tries canaries) or releaser (promotes, rolls back)",
    ],
    ["two-persons books", "Say two-persons books on, or two-persons books off"],
    ["two-persons books off", "One person may promote books already"],
    ["approve books", "Name the change after approve books"],
    ["approve books 12", "No change 12 of books waits"],
    ["log --since yesterday", "--since: yesterday is neither a date, as 2026-03-01, nor an instant"],
    ["log --area shelf", "There is no shelf: shell, reader, books, account, admin"],
    ["previews", "previews …: there are list, create and end"],
    ["previews list shell", "The shell is no area"],
    ["previews create books", "Name the release after previews create books"],
    [
      `previews create books ${OLD} --days 31`,
      "Bad input: days\n  days: Too big: expected number to be <=30",
    ],
    ["previews end books x", "Name a preview by its number in: pnpm release previews list books"],
    ["previews end books 4711", "books has no preview 4711"],
    ["worker up", "Say worker on, or worker off"],
    ["list --colour", "Unknown option '--colour'"],
  ])("%s: %s", async (line, error) => {
    const before = await say(operator, "list");
    expect(await run(operator, line)).toEqual({ exitCode: 1, error });
    expect(await say(operator, "list")).toBe(before);
  });

  it.each([
    [
      "a token that is none",
      { RELEASE_TOKEN: "nonsense" },
      3,
      /^This needs a token of the release service that is/,
    ],
    [
      "no token",
      { RELEASE_TOKEN: "" },
      3,
      /^Sign in with pnpm release login, or set RELEASE_TOKEN for a machine$/,
    ],
    ["no address", { LAGOM_URL: "here" }, 1, /^LAGOM_URL: here is no address$/],
    [
      "nobody there",
      { LAGOM_URL: "http://127.0.0.1:2" },
      1,
      /^http:\/\/127.0.0.1:2 does not answer \(ECONNREFUSED\)/,
    ],
  ])("%s", async (_, env, exitCode, error) => {
    expect(await run({ ...operator, ...env }, "list")).toEqual({
      exitCode,
      error: expect.stringMatching(error),
    });
  });
});

it("on the machine itself the token of the data folder will do, which the log names as an operator there", async () => {
  const machine = { WEB_PORT: new URL(operator.LAGOM_URL ?? "").port, LAGOM_DATA: folder };
  const name = `operator@${hostname()
    .replace(/[^\w.-]/g, "-")
    .slice(0, 40)}`;
  const freeze = async () => {
    await ensureFolderToken(api.database.db, folder);
    await say(machine, 'freeze books --why "book fair"');
    await say(machine, "unfreeze books");
    return JSON.parse(await say(machine, "log --json")).log[0].who;
  };
  expect([await freeze(), await freeze()]).toEqual([name, name]);
  await rm(join(folder, TOKEN_FILE));
  expect(await freeze()).toBe(`${name}-2`);
  expect(await say({}, "--help")).toMatch(/^pnpm release <command>/);
});

it("who changes what somebody else has just changed loses, with a code of its own", async () => {
  const way = await wayOnWhich(() => say(operator, `promote books ${NEW}`));
  expect(await run({ ...operator, LAGOM_URL: way.url }, `promote books ${OLD}`)).toEqual({
    exitCode: 4,
    error: expect.stringMatching(/^books has changed since revision \d+: look again and retry$/),
  });
  way.close();
});

/** An address that leads to the service, where something happens before a change arrives there. */
async function wayOnWhich(happens: () => Promise<unknown>) {
  const proxy = createServer(async (incoming, response) => {
    if (incoming.method !== "GET") await happens();
    const { url = "", method, headers } = incoming;
    const onward = request(new URL(url, operator.LAGOM_URL), { method, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 502, reply.headers);
      reply.pipe(response);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  const { port } = proxy.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => proxy.close() };
}
