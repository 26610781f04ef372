import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { FIXTURE_CORPUS } from "@lagom/server/testing/content/fixture-corpus";
import { RELEASE_DOCUMENT_ID } from "@lagom/shared/release-document";
import { AREAS } from "@lagom/shared/remote";
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { freePorts } from "../product/free-ports.ts";
import { type Product, StartError, startProduct } from "../product/product.ts";
import { root } from "../run/command.ts";

const run = promisify(execFile);
/** Settings of a start whose collection is read in a moment. */
const small = { COLLECTION: FIXTURE_CORPUS };
const account = { email: "reader@example.com", password: "a long enough password" };

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lagom-faults-"));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const clientOf = (product: Product): SupabaseClient =>
  createClient(product.auth, "local", { auth: { persistSession: false, autoRefreshToken: false } });

async function tokenOf(product: Product): Promise<string> {
  const { data, error } = await clientOf(product).auth.signInWithPassword(account);
  if (error) throw error;
  return data.session.access_token;
}

async function save(product: Product, word: string): Promise<number> {
  const response = await fetch(`${product.web}/api/user-words`, {
    method: "POST",
    headers: { authorization: `Bearer ${await tokenOf(product)}`, "content-type": "application/json" },
    body: JSON.stringify({
      source_word: word,
      translated_word: "tide",
      source_lang: "sv",
      target_lang: "en",
    }),
  });
  return response.status;
}

async function words(product: Product): Promise<string[]> {
  const response = await fetch(`${product.web}/api/user-words?page=1&limit=50`, {
    headers: { authorization: `Bearer ${await tokenOf(product)}` },
  });
  const { words: saved } = (await response.json()) as { words: { source_word: string }[] };
  return saved.map(({ source_word }) => source_word);
}

/** The output of a failing start. */
async function refusal(
  env: Record<string, string>,
  data = folder,
): Promise<{ code: number | null; lines: string[]; built: boolean }> {
  try {
    await (await startProduct(data, env)).stop();
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const lines = error.output.split("\n").filter((line) => line && !line.startsWith("  "));
    return { code: error.code, lines, built: error.output.includes("building") };
  }
  throw new Error("It started");
}

/** The areas that the first served page can load. */
async function firstAreas(port: number): Promise<string[]> {
  const page = await vi.waitFor(() => fetch(`http://localhost:${port}/`), {
    timeout: 150_000,
    interval: 100,
  });
  const [, json = "{}"] =
    (await page.text()).match(new RegExp(`id="${RELEASE_DOCUMENT_ID}">(.*?)</script>`)) ?? [];
  return Object.keys(JSON.parse(json).areas ?? {});
}

test("the first start responds once everything is live and prints the administrator once; confirmed writes survive Ctrl-C and SIGKILL", async () => {
  const [port = 0] = await freePorts(1);
  const [first, areas] = await Promise.all([
    startProduct(folder, { ...small, WEB_PORT: String(port) }),
    firstAreas(port),
  ]);
  expect(areas.sort()).toEqual([...AREAS].sort());
  expect(first.admin?.email).toBe("admin@lagom.localhost");
  const { error } = await clientOf(first).auth.signUp(account);
  expect(error).toBeNull();
  expect(await save(first, "tidvatten")).toBe(201);
  expect(await first.stop("SIGINT")).toBe(0);

  const second = await startProduct(folder, small);
  expect(second.admin).toBeUndefined();
  expect(second.output()).not.toContain("building");
  expect(await words(second)).toEqual(["tidvatten"]);
  expect(await save(second, "kraftverk")).toBe(201);
  const reader = clientOf(second).auth;
  await reader.signInWithPassword(account);
  const changed = await reader.updateUser({
    password: "another long password",
    current_password: account.password,
  });
  expect(changed.error).toBeNull();
  const session = (await reader.getSession()).data.session;
  await second.stop("SIGKILL");

  const third = await startProduct(folder, small);
  const renewed = await clientOf(third).auth.refreshSession({ refresh_token: session?.refresh_token ?? "" });
  expect(renewed.error).toBeNull();
  expect((await clientOf(third).auth.signInWithPassword(account)).error?.code).toBe("invalid_credentials");
  account.password = "another long password";
  expect(await words(third)).toEqual(["kraftverk", "tidvatten"]);

  const other = await refusal({});
  expect(other).toEqual({
    code: 1,
    lines: [expect.stringMatching(/^LAGOM_DATA: .+ is in use by process \d+$/)],
    built: false,
  });
  expect(await third.stop()).toBe(0);
});

test("a busy port ends in one line that names the setting, and code 1, before a first start builds anything", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  for (const data of [folder, join(folder, "new")]) {
    const refused = await refusal({ API_PORT: port }, data);
    expect(refused).toEqual({ code: 1, lines: [`API_PORT: port ${port} is in use`], built: false });
  }
  server.close();
});

test("a folder that cannot be written ends in one line, and code 1", async () => {
  const file = join(folder, "a-file");
  await writeFile(file, "");
  const { code, lines } = await refusal({}, join(file, "data"));
  expect({ code, lines }).toEqual({
    code: 1,
    lines: [`LAGOM_DATA: ${join(file, "data")} cannot be written (ENOTDIR)`],
  });
});

test("bad settings are listed by name, with code 1", async () => {
  const { code, lines } = await refusal({ WEB_PORT: "many", LOG_LEVEL: "loud", COLLECTION: "/nowhere" });
  expect(code).toBe(1);
  expect(lines.map((line) => line.split(":")[0])).toEqual(["WEB_PORT", "LOG_LEVEL", "COLLECTION"]);
});

test("another Node version is refused in one line", async () => {
  const pretend = "Object.defineProperty(process.versions, 'node', { value: '20.20.2' });";
  const preload = join(folder, "pretend.mjs");
  await writeFile(preload, pretend);
  for (const script of ["server/src/hosts/start.ts", "tests/run.ts"]) {
    const refused = run(process.execPath, ["--import", preload, "only-node-24.mjs", script], { cwd: root });
    await expect(refused).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/^Lagom runs on Node 24, this is 20\.20\.2: [^\n]+\n$/),
    });
  }
});

test("tests without a Chromium say in one line how to get one", async () => {
  const refused = run(process.execPath, ["only-node-24.mjs", "tests/run.ts", "e2e"], {
    cwd: root,
    env: { ...process.env, CHROMIUM_PATH: "/nowhere/chromium" },
  });
  await expect(refused).rejects.toMatchObject({
    code: 1,
    stderr: "CHROMIUM_PATH: there is no /nowhere/chromium\n",
  });
});
