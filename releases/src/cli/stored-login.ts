import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { z } from "zod";
import { parseJson } from "../parse-json.ts";
import { CommandError } from "./command-error.ts";

/** Settings of the environment that a command reads. */
export type Env = Readonly<Record<string, string | undefined>>;

const StoredLogin = z.object({ token: z.string(), email: z.string(), expires_at: z.string() });
type StoredLogin = z.infer<typeof StoredLogin>;
const StoredLogins = z.record(z.string(), StoredLogin);

/** The sign-in on this machine at the Lagom of an address, as `pnpm release login` stored it. */
export async function readLogin(env: Env, url: string): Promise<StoredLogin | undefined> {
  return (await readLogins(env))[new URL(url).origin];
}

/** Stores a sign-in, or forgets it, in a file that only the user of this machine may read. @throws CommandError */
export async function storeLogin(env: Env, url: string, login: StoredLogin | undefined): Promise<void> {
  const file = fileOf(env);
  if (!file) throw new CommandError("Neither XDG_CONFIG_HOME nor HOME says where your settings are");
  const { [new URL(url).origin]: _, ...others } = await readLogins(env);
  const logins = login ? { ...others, [new URL(url).origin]: login } : others;
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // Another command never reads half a file, and the file is nobody else's from its first byte on.
  const written = `${file}.${randomUUID()}`;
  await writeFile(written, `${JSON.stringify(logins, null, 2)}\n`, { mode: 0o600, flag: "wx" });
  await rename(written, file);
}

async function readLogins(env: Env): Promise<z.infer<typeof StoredLogins>> {
  const file = fileOf(env);
  const text = file && (await readFile(file, "utf8").catch(() => undefined));
  return StoredLogins.safeParse(parseJson(text ?? "")).data ?? {};
}

function fileOf({ XDG_CONFIG_HOME, APPDATA, HOME }: Env): string | undefined {
  const folder = XDG_CONFIG_HOME || APPDATA || (HOME && join(HOME, ".config"));
  return folder && join(folder, "lagom", "release-logins.json");
}
