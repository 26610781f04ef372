import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releaseName, UNSTAMPED } from "@lagom/shared/build/release-name";
import { EXPOSES } from "@lagom/shared/remote";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runCommand } from "../cli/run-command.ts";
import { integrityOf } from "../store-key.ts";
import type { BuildRecord } from "./build-record.ts";
import { stamp } from "./stamp.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-foreign-"));
  await mkdir(join(folder, "pages"));
  await write(
    "pages/page.js",
    `callApi("GET /api/ratings/liked");localStorage["lagom.wish"];name="${UNSTAMPED}"`,
  );
  await write("pages/page.css", `.page-k3_Xa-${UNSTAMPED}{color:red}`);
  const hashes = await Promise.all(["pages/page.js", "pages/page.css"].map(hashOf));
  await write(
    "entry.js",
    `window.${releaseName("books", UNSTAMPED)}={};trustedTypes.createPolicy("lagom",{});load(${JSON.stringify(hashes)})`,
  );
  const loads = { scripts: ["pages/page.js"], styles: ["pages/page.css"] };
  const begun = {
    deployable: "books",
    entry: "entry.js",
    exposes: Object.fromEntries(EXPOSES.books.map((page) => [page, loads])),
    ranges: { "@lagom/shared": "^1.0.0" },
    names: { "api/client": ["callApi"] },
  };
  await write("release.json", JSON.stringify(begun));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => writeFile(join(folder, name), text);
const hashOf = async (name: string) => integrityOf(await readFile(join(folder, name)));
const readRecord = async (): Promise<BuildRecord> =>
  JSON.parse(await readFile(join(folder, "release.json"), "utf8"));
/** Runs the command where no server and no token are. */
const release = (...words: string[]) => runCommand(words, { LAGOM_URL: "nowhere" }, "/nowhere");
const complete = async () => expect(await release("record", folder)).toMatchObject({ exitCode: 0 });

it("completes the record of a build with hashes, calls, storage and the description of these calls", async () => {
  await complete();
  expect(await readRecord()).toMatchObject({
    tags: { "GET /api/ratings/liked": ["liked-books"] },
    stored: { "lagom.wish": [expect.any(Number)] },
    files: {
      "entry.js": { integrity: await hashOf("entry.js") },
      "api.json": { integrity: await hashOf("api.json") },
    },
  });
  const { exitCode, text } = await release("check", folder, "--area", "books");
  expect([exitCode, text]).toEqual([
    0,
    expect.stringMatching(/^books [0-9a-f]{12}: nothing is wrong with its record and its 4 files$/),
  ]);
});

/** Each fault that is made in a build, and what is said of it. */
const FAULTS: [string, (record: BuildRecord) => unknown, string][] = [
  ["no record", () => rm(join(folder, "release.json")), "release.json: .* has no such file"],
  ["a record that is no JSON", () => write("release.json", "{"), "release.json: is no JSON"],
  ["another area", (record) => save({ ...record, deployable: "reader" }), "deployable: is reader, not books"],
  [
    "a field too many",
    (record) => save({ ...record, id: "0123456789ab" }),
    'release.json: Unrecognized key: "id"',
  ],
  ["no tags", ({ tags: _, ...record }) => save(record), "tags: is missing"],
  ["a file too many", () => write("more.js", ""), "files.more.js: is in the folder but not in release.json"],
  ["a file too few", () => rm(join(folder, "api.json")), "files.api.json: is not in the folder"],
  ["another size", () => write("entry.js", "x"), "files.entry.js: has not the \\d+ bytes of release.json"],
  [
    "other contents",
    () => write("pages/page.css", `.page-k3_Xa-${UNSTAMPED}{color:RED}`),
    "files.pages/page.css: has another hash than in release.json",
  ],
  [
    "a hash that is none",
    ({ files, ...record }) =>
      save({ ...record, files: { ...files, "entry.js": { integrity: "sha1-", bytes: 1 } } }),
    "files.entry.js.integrity: ",
  ],
  [
    "another entry",
    (record) => save({ ...record, entry: "main.js" }),
    "entry: main.js is not among the files",
  ],
  [
    "a page too few",
    ({ exposes: { liked: _, ...exposes }, ...record }) => save({ ...record, exposes }),
    "exposes.liked: is missing: books has such a page",
  ],
  [
    "no range",
    (record) => save({ ...record, ranges: {} }),
    "ranges.@lagom/shared: is missing: names of it are declared",
  ],
  [
    "a range that is none",
    (record) => save({ ...record, ranges: { "@lagom/shared": "newest" } }),
    "ranges.@lagom/shared: newest is no range of versions",
  ],
  [
    "a name that is not shared",
    (record) => save({ ...record, names: { limits: ["LIMIT"] } }),
    "names.limits: @lagom/shared shares no such module",
  ],
  [
    "no calls",
    (record) => save({ ...record, tags: {} }),
    "tags.GET /api/ratings/liked: is missing: a script contains it",
  ],
  [
    "no storage",
    (record) => save({ ...record, stored: {} }),
    "stored.lagom.wish: is missing: a script contains it",
  ],
];
const save = (record: object) => write("release.json", JSON.stringify(record));

it.each(FAULTS)("names the fault of a build with %s", async (_, make, said) => {
  await complete();
  await make(await readRecord());
  const { exitCode, error } = await release("check", folder, "--area", "books");
  expect([exitCode, error]).toEqual([5, expect.stringMatching(new RegExp(`^.+:\n  ${said}`))]);
});

/** What is wrong with what the files contain, so that a new record does not mend it. */
it.each([
  ["entry.js", "window.books={}", "entry: does not contain its global name books_1a60e00001d0"],
  ["entry.js", `"books_${UNSTAMPED}"`, "entry: makes no Trusted Types policy lagom, without which"],
  [
    "entry.js",
    `"books_${UNSTAMPED}";createPolicy("own",{})`,
    "entry: the Trusted Types policy own is not allowed",
  ],
  ["entry.js", `"books_${UNSTAMPED}"`, "files.pages/page.js: no script holds its hash"],
  ["pages/page.css", "body{opacity:0}", "files.pages/page.css: body reaches outside of the area"],
  ["page.wasm2", "", "files.page.wasm2: is of a kind that is not served"],
])("names what is wrong with %s of %s", async (name, text, said) => {
  await write(name, text);
  await complete();
  const { exitCode, error } = await release("check", folder);
  expect(exitCode).toBe(5);
  expect(error).toContain(`\n  ${said}`);
});

it("gives a build the id that its contents have, in every file and in the hashes that files hold of each other", async () => {
  await complete();
  const { files } = await readRecord();
  const stamped = await stamp(folder, files);
  const text = async (name: string) => Buffer.from(await stamped.read(name)).toString();
  expect(await text("pages/page.js")).toContain(`name="${stamped.id}"`);
  expect(await text("entry.js")).toContain(`window.books_${stamped.id}=`);
  for (const name of Object.keys(files)) {
    const { integrity = "", bytes } = stamped.files[name] ?? {};
    const contents = await stamped.read(name);
    expect([integrityOf(contents), contents.byteLength]).toEqual([integrity, bytes]);
    if (name.startsWith("pages/")) expect(await text("entry.js")).toContain(integrity);
  }
  expect((await stamp(folder, files)).id).toBe(stamped.id);
  await write("pages/page.css", `.page-k3_Xa-${UNSTAMPED}{color:tan}`);
  await complete();
  expect((await stamp(folder, (await readRecord()).files)).id).not.toBe(stamped.id);
});

it("says in one line which folder is not there", async () => {
  expect(await release("check", "/nowhere/at-all")).toEqual({
    exitCode: 1,
    error: "There is no folder /nowhere/at-all",
  });
  expect(await release("check")).toEqual({
    exitCode: 1,
    error: "Name the folder of a finished build after check",
  });
});
