import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { runCommand } from "@lagom/releases/cli/run-command";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { releasePeople } from "../testing/release-people.ts";
import { storeRelease, testRelease, tokenFor } from "../testing/releases.ts";
import type { TestUser } from "../testing/tokens.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the browser's check has tests of its own, with real releases
const api = useTestApi();
const [OLD, NEW] = ["0000000000b1", "0000000000b2"];

type Env = Record<string, string>;
let operator: Env;
let headers: TestUser["headers"];
let folder: string;
const people = releasePeople(api, () => headers);

beforeAll(async () => {
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const LAGOM_URL = `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`;
  ({ headers } = await tokenFor(api, "operator"));
  operator = { LAGOM_URL, RELEASE_TOKEN: headers.authorization.slice("Bearer ".length) };
  folder = await mkdtemp(join(tmpdir(), "lagom-people-"));
  await storeRelease(api, testRelease("shell", "0000000000a0"));
  for (const id of [OLD, NEW]) await storeRelease(api, testRelease("books", id));
  await say(operator, "promote shell 0000000000a0");
  await say(operator, `promote books ${OLD}`);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (env: Env, line: string, tell?: (text: string) => Promise<void>) =>
  runCommand(
    [...line.matchAll(/"([^"]*)"|\S+/g)].map(([word, quoted]) => quoted ?? word),
    env,
    "/nowhere",
    tell,
  );
async function say(env: Env, line: string): Promise<string> {
  const { exitCode, text, error } = await run(env, line);
  expect({ exitCode, error }).toEqual({ exitCode: 0, error: undefined });
  return text ?? "";
}

/** The machine of somebody, on which nobody is signed in yet. */
const machineOf = (name: string): Env => ({
  LAGOM_URL: operator.LAGOM_URL ?? "",
  XDG_CONFIG_HOME: join(folder, name),
});

/** Signs a machine in as somebody does in their browser. @returns what the command said meanwhile and at its end */
async function signIn(env: Env, user: TestUser, confirm = true, line = "login") {
  let told = "";
  const ended = await run(env, line, async (text) => {
    told = text;
    const [code = ""] = /[A-Z]{4}-[A-Z]{4}/.exec(text) ?? [];
    expect((await people.decide(code, user, confirm)).statusCode).toBe(204);
  });
  return { told, ...ended };
}

describe("signing in", () => {
  it("stores a token that is the person's own, for this user of the machine alone; signing out revokes it", async () => {
    const anna = await people.member("books", "releaser");
    const laptop = machineOf("annas-laptop");
    expect(await run(laptop, "whoami")).toEqual({
      exitCode: 3,
      error: "Sign in with pnpm release login, or set RELEASE_TOKEN for a machine",
    });
    const { told, text } = await signIn(laptop, anna, true, "login --days 30");
    expect(told).toMatch(/^Open http:\/\/localhost:3000\/account\?command-line=[A-Z]{4}-[A-Z]{4}\n/);
    expect(text).toMatch(new RegExp(`^Signed in at ${laptop.LAGOM_URL} as ${anna.email} until \\d{4}-`));
    const settings = join(folder, "annas-laptop", "lagom");
    const [file = "", ...others] = await readdir(settings);
    expect([others, (await stat(join(settings, file))).mode & 0o777]).toEqual([[], 0o600]);
    expect(await say(laptop, "whoami")).toMatch(
      new RegExp(`^${anna.email}, releaser of books; token login-`),
    );
    expect(await say(laptop, `promote books ${NEW}`)).toMatch(/^0000000000b2 of books is live; /);
    expect(await say(laptop, "tokens")).toMatch(
      new RegExp(
        `^login-\\w+ +${anna.email} on ${hostname()
          .replace(/[^\w.-]/g, "-")
          .slice(0, 60)} `,
        "m",
      ),
    );
    const { token } = JSON.parse(await readFile(join(settings, file), "utf8"))[laptop.LAGOM_URL ?? ""];
    await say(laptop, "logout");
    expect(await readFile(join(settings, file), "utf8")).toBe("{}\n");
    expect((await run({ ...laptop, RELEASE_TOKEN: token }, "list")).exitCode).toBe(3);
    expect(await run(laptop, "logout")).toEqual({
      exitCode: 1,
      error: `Nobody is signed in at ${laptop.LAGOM_URL} on this machine`,
    });
  });

  it("ends in one line where it is refused, where nothing can be stored, and beside RELEASE_TOKEN", async () => {
    const anna = await people.member("books", "releaser");
    expect(await signIn(machineOf("strange"), anna, false)).toMatchObject({
      exitCode: 1,
      error: expect.stringMatching(
        /^This sign-in was refused, or nobody confirmed it within ten minutes; [^\n]+$/,
      ),
    });
    expect(await readdir(folder)).not.toContain("strange");
    expect(await run(operator, "login")).toEqual({
      exitCode: 1,
      error: "RELEASE_TOKEN goes before a sign-in: unset it first",
    });
    const { LAGOM_URL = "" } = operator;
    expect((await signIn({ LAGOM_URL }, anna)).error).toBe(
      "Neither XDG_CONFIG_HOME nor HOME says where your settings are",
    );
  });
});

describe("a team", () => {
  it("is made, looked at and left", async () => {
    const anna = await people.person();
    expect(await say(operator, `team add reader ${anna.email} --role publisher`)).toBe(
      `${anna.email} is a publisher of reader`,
    );
    const desk = machineOf("desk");
    await signIn(desk, anna);
    expect((await say(desk, "team")).split("\n")).toEqual([
      expect.stringMatching(/^area +member +role +added by$/),
      expect.stringMatching(new RegExp(`^reader +${anna.email} +publisher +operator-`)),
    ]);
    expect(await run(desk, `team remove reader ${anna.email}`)).toEqual({
      exitCode: 3,
      error: "Only operators may change teams; you are a publisher of reader",
    });
    await say(operator, `team remove reader ${anna.email}`);
    expect(await run(desk, "list")).toEqual({
      exitCode: 3,
      error: "You are in the team of no area; an operator may add you",
    });
    expect(await say(operator, "team list reader")).toMatch(/^Nobody is in a team yet/);
  });
});

describe("two persons", () => {
  it("promote: one asks, the other sees it in the list and approves, and the log has both", async () => {
    const [anna, ben] = [await people.member("books", "releaser"), await people.member("books", "releaser")];
    const [hers, his] = [machineOf("hers"), machineOf("his")];
    await signIn(hers, anna);
    await signIn(his, ben);
    await say(operator, `promote books ${NEW}`);
    expect(await say(operator, "two-persons books on")).toMatch(/^books is promoted by two persons; /);
    const asked = await say(hers, `promote books ${OLD} --why "book fair"`);
    expect(asked).toMatch(
      /^0000000000b1 of books waits for a second person until .+: pnpm release approve books \d+$/m,
    );
    const [, id] = /approve books (\d+)/.exec(asked) ?? [];
    expect(await say(his, "list")).toMatch(
      new RegExp(
        `\\npromoted by two persons: books\\nwaits .+\\n${id} +books +${OLD} +${anna.email} .+ book fair$`,
      ),
    );
    expect(await run(hers, `approve books ${id}`)).toMatchObject({ exitCode: 3 });
    expect(await say(his, `approve books ${id}`)).toMatch(
      /^0000000000b1 of books is promoted; revision \d+$/m,
    );
    expect((await say(his, "log")).split("\n")[1]).toMatch(
      new RegExp(`promote +${NEW} → ${OLD} +${anna.email}, ${ben.email} +book fair$`),
    );
    await say(hers, `promote books ${NEW}`);
    const { waiting } = JSON.parse(await say(his, "list --json"));
    expect(await say(his, `decline books ${waiting[0].id}`)).toBe(`${NEW} of books waits no longer`);
    await say(operator, "two-persons books off");
  });
});

describe("the log", () => {
  it("is exported whole, narrowed, as data and for a spreadsheet, in which no cell is a formula", async () => {
    for (let n = 0; n < 3; n++) {
      await say(operator, `freeze books --why "=1+1, '${n}"`);
      await say(operator, "unfreeze books");
    }
    const since = new Date(Date.now() - 3_600_000).toISOString();
    const { log } = JSON.parse(await say(operator, `log --json --area books --since ${since}`));
    const person = log[0].who;
    expect(new Set(log.map(({ deployable }: { deployable: string }) => deployable))).toEqual(
      new Set(["books"]),
    );
    expect(log.length).toBeGreaterThan(6);
    const rows = (await say(operator, `log --csv --area books --person ${person}`)).split("\r\n");
    expect(rows[0]).toBe(
      "id,revision,at,deployable,action,from,to,percent,who,approved_by,member,why,forced",
    );
    expect(rows[2]).toMatch(/,books,freeze,0000000000b\d,,,operator-\w+,,,"'=1\+1, '2",false$/);
    expect(await say(operator, `log --csv --before ${log.at(-1).id} --area books`)).toBe(rows[0]);
    expect(await say(operator, "log --json --since 2100-01-01")).toBe('{\n  "log": []\n}');
  });
});
