import { execFile, spawn } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { readRecord } from "@lagom/releases/records";
import { EXPOSES } from "@lagom/shared/remote";
import { afterAll, beforeAll, expect, test } from "vitest";
import { useTestApi } from "../testing/api.ts";
import { writeFifthArea } from "../testing/fifth-area.ts";
import { changeOver, storeRelease, testRelease, tokenFor } from "../testing/releases.ts";

process.env.CHROMIUM_PATH = "/nowhere"; // the pages here are for the build, not for reading
const run = promisify(execFile);
const root = fileURLToPath(new URL("../../..", import.meta.url));
const api = useTestApi();

let repository: string;
let viteRepository: string;
let env: NodeJS.ProcessEnv;
beforeAll(async () => {
  repository = await mkdtemp(join(tmpdir(), "lagom-team-"));
  viteRepository = await mkdtemp(join(tmpdir(), "lagom-team-vite-"));
  await api.app.listen({ port: 0, host: "127.0.0.1" });
  const { headers } = await tokenFor(api, "books");
  env = {
    ...process.env,
    LAGOM_URL: `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`,
    RELEASE_TOKEN: headers.authorization.slice("Bearer ".length),
  };
  await liveShell();
  await writeSources();
  await writeViteSources();
  await run(process.execPath, [join(root, "releases/src/pack-shared.ts")]);
  for (const folder of [repository, viteRepository]) await installShared(folder);
});
afterAll(async () => {
  for (const folder of [repository, viteRepository]) await rm(folder, { recursive: true, force: true });
});

const RUNTIME = "@module-federation/webpack-bundler-runtime";

async function liveShell(): Promise<void> {
  const ranges = { "@lagom/shared": "1.0.0", [RUNTIME]: "2.9.2", react: "19.3.1", "react-dom": "19.3.1" };
  const names = { paths: ["paths"], query: ["queryFor", "useQuery"], router: ["Link"], "ui/page": ["Page"] };
  const tags = { "GET /api/ratings/liked": ["liked-books"] };
  await storeRelease(api, testRelease("shell", "0000000000a1", { ranges, names, tags }));
  const { headers } = await tokenFor(api, "operator");
  await changeOver(api, headers, { action: "promote", deployable: "shell", release: "0000000000a1" });
}

/** A file as the guide's section has it. */
async function fromGuide(section: string, name: string): Promise<string> {
  const guide = await readFile(join(root, "docs/teams.md"), "utf8");
  const [, text = ""] =
    guide
      .split(`\n## ${section}\n`)[1]
      ?.split(`\`${name}\``)[1]
      ?.match(/```\w+\n([\s\S]+?)```/) ?? [];
  return text;
}

/** The guide's own files, and a page for each that the area must have. */
async function writeSources(): Promise<void> {
  for (const name of ["package.json", "rsbuild.config.ts", "tsconfig.json", "pnpm-workspace.yaml"])
    await writeFile(join(repository, name), await fromGuide("In a repository of your own", name));
  await writeFile(join(repository, "pnpm-lock.yaml"), "lockfileVersion: '9.0'\n");
  await mkdir(join(repository, "src/exposes"), { recursive: true });
  const page = `import { paths } from "@lagom/shared/paths";\n\nexport const Page = () => <p>{paths.books}</p>;\n`;
  await writeFile(join(repository, "src/page.tsx"), page);
  for (const name of EXPOSES.books) {
    await writeFile(join(repository, `src/exposes/${name}.ts`), `export { Page } from "../page.tsx";\n`);
  }
}

/** The guide's own files, with the first of its commands. */
async function writeViteSources(): Promise<void> {
  await mkdir(join(viteRepository, "src/exposes"), { recursive: true });
  const sources = ["src/page.tsx", "src/page.module.css", "src/exposes/books.ts"];
  for (const name of ["package.json", "vite.config.ts", "tsconfig.json", "pnpm-workspace.yaml", ...sources])
    await writeFile(join(viteRepository, name), await fromGuide("With Vite", name));
  const [copy = ""] = /^for page in .*$/m.exec(await readFile(join(root, "docs/teams.md"), "utf8")) ?? [];
  await run("sh", ["-c", copy], { cwd: viteRepository });
}

/** The packed `shared` where a package manager would put it; what it depends on is taken from this checkout. */
async function installShared(folder: string): Promise<void> {
  const { files } = JSON.parse(await readFile(join(root, "shared/package.json"), "utf8"));
  expect(files).toContain("dist");
  const installed = join(folder, "node_modules/@lagom/shared");
  await cp(join(root, "shared"), installed, {
    recursive: true,
    filter: (path) => !/node_modules|\.test\.ts$|\/testing$/.test(path),
  });
  await symlink(join(root, "shared/node_modules"), join(installed, "node_modules"));
}

const release = (...words: string[]) =>
  run(process.execPath, ["node_modules/@lagom/shared/dist/release.js", ...words], { cwd: repository, env });

test("a repository with the guide's four files and the packed shared alone publishes and promotes its area", async () => {
  const { stdout } = await release("publish", "books", "--json");
  const { release: id, published, gate } = JSON.parse(stdout);
  expect(published).toBe("now");
  expect(gate.flatMap(({ problems }: { problems: string[] }) => problems)).toEqual([]);
  expect(await readRecord(api.database.db, "books", id)).toMatchObject({
    entry: "entry.js",
    names: { paths: ["paths"] },
    ranges: { "@lagom/shared": "^1.0.0", [RUNTIME]: "^2.9.0" },
  });
  expect((await release("promote", "books", id)).stdout).toMatch(new RegExp(`^${id} of books is live; `));
  expect(JSON.parse((await release("publish", "books", "--json")).stdout)).toMatchObject({
    release: id,
    published: "before",
  });
});

test("the guide's fifth area is added, published, made live and taken back by its commands", async () => {
  const notes = await mkdtemp(join(tmpdir(), "lagom-notes-"));
  await writeFifthArea(notes);
  await symlink(join(repository, "node_modules"), join(notes, "node_modules"));
  const operator = await tokenFor(api, "operator");
  const command = (token: string, line: string) =>
    run(process.execPath, ["node_modules/@lagom/shared/dist/release.js", ...line.split(" ")], {
      cwd: notes,
      env: { ...env, RELEASE_TOKEN: token },
    });
  const asOperator = operator.headers.authorization.slice("Bearer ".length);
  await command(asOperator, "areas create notes");
  const [token = ""] = (await command(asOperator, "tokens create team-notes --scope notes")).stdout.split(
    "\n",
  );
  const { release: id, gate } = JSON.parse((await command(token, "publish notes --json")).stdout);
  expect(gate.flatMap(({ problems }: { problems: string[] }) => problems)).toEqual([]);
  expect((await readRecord(api.database.db, "notes", id))?.pages).toEqual([
    {
      path: "/notes",
      page: "notes",
      title: { en: "Notes", de: "Notizen" },
      guard: "protected",
      nav: { en: "Notes", de: "Notizen" },
    },
  ]);
  expect((await command(token, `promote notes ${id}`)).stdout).toMatch(
    new RegExp(`^${id} of notes is live; `),
  );
  expect((await command(token, "rollback notes")).stdout).toMatch(
    /^notes has had no other release: its pages are gone; /,
  );
  await rm(notes, { recursive: true });
});

test("its development server builds for the React of a released shell, which has none of development", async () => {
  const { scripts } = JSON.parse(await readFile(join(repository, "package.json"), "utf8"));
  const port = await freePort();
  const dev = spawn(scripts.dev.replace("3101", String(port)), {
    shell: true,
    detached: true,
    cwd: repository,
    env: { ...process.env, PATH: `${join(root, "shared/node_modules/.bin")}:${process.env.PATH}` },
  });
  const asksFor = async (name: string) => {
    const entry = await fetch(`http://localhost:${port}/entry.js`).catch(() => undefined);
    return (await entry?.text())?.includes(`shareKey:"${name}"`);
  };
  try {
    const patient = { timeout: 60_000, interval: 500 };
    await expect.poll(() => asksFor("react/jsx-runtime"), patient).toBe(true);
    expect(await asksFor("react/jsx-dev-runtime")).toBe(false);
  } finally {
    process.kill(-(dev.pid ?? 0));
  }
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

test("its token and its command reach no other area", async () => {
  await expect(release("promote", "reader", "0123456789ab")).rejects.toMatchObject({
    code: 3,
    stderr: expect.stringMatching(/is for books; it may not promote reader\n$/),
  });
});

test("the guide's Vite files build, check and publish an area whose id comes from its contents", async () => {
  const modules = join(viteRepository, "node_modules");
  for (const name of ["vite", "react"])
    await symlink(join(root, "shared/node_modules", name), join(modules, name));
  await mkdir(join(modules, ".bin"));
  const command = `#!/bin/sh\nexec node ${join(modules, "@lagom/shared/dist/release.js")} "$@"\n`;
  await writeFile(join(modules, ".bin/lagom-release"), command, { mode: 0o755 });
  const { scripts } = JSON.parse(await readFile(join(viteRepository, "package.json"), "utf8"));
  const bins = [dirname(process.execPath), join(modules, ".bin"), join(root, "shared/node_modules/.bin")];
  const script = (name: string, more = "") =>
    run("sh", ["-c", `${scripts[name]} ${more}`], {
      cwd: viteRepository,
      env: { ...env, PATH: `${bins.join(":")}:${process.env.PATH}` },
    });

  await script("build");
  const [, id = ""] = /^books (\w{12}): nothing is wrong/.exec((await script("check")).stdout) ?? [];
  const { stdout } = await script("release", "publish books --from dist --json");
  expect(JSON.parse(stdout)).toMatchObject({ release: id, published: "now" });
  expect(await readRecord(api.database.db, "books", id)).toMatchObject({
    entry: "entry.js",
    names: { paths: ["paths"], query: ["queryFor", "useQuery"], router: ["Link"] },
    ranges: { "@lagom/shared": "^1.0.0", react: "^19.0.0" },
    tags: { "GET /api/ratings/liked": ["liked-books"] },
  });
});
