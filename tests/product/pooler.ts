import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmod, chown, mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePorts } from "./free-ports.ts";

const PROGRAM = process.env.PGBOUNCER_PATH || "/usr/sbin/pgbouncer";
/** PgBouncer refuses to run as root. */
const NOBODY = 65_534;

export interface Pooler {
  port: number;
  stop(): Promise<void>;
}

/**
 * Starts a PgBouncer that gives each transaction another connection, of few.
 * @param server the port of the PostgreSQL behind it
 * @param settings further lines of its configuration
 */
export async function startPooler(server: number, settings: readonly string[]): Promise<Pooler> {
  const folder = await mkdtemp(join(tmpdir(), "lagom-pooler-"));
  const asUser = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  const [port = 0] = await freePorts(1);
  const file = join(folder, "pgbouncer.ini");
  await writeFile(
    file,
    [
      "[databases]",
      `* = host=127.0.0.1 port=${server} user=postgres`,
      "[pgbouncer]",
      `listen_port = ${port}`,
      "listen_addr = 127.0.0.1",
      "unix_socket_dir =",
      "auth_type = any",
      "pool_mode = transaction",
      "default_pool_size = 8",
      ...settings,
      "",
    ].join("\n"),
  );
  if ("uid" in asUser) {
    await chmod(folder, 0o755);
    await chown(file, NOBODY, NOBODY);
  }
  const bouncer = spawn(PROGRAM, [file], { ...asUser, cwd: folder, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  bouncer.stderr.on("data", (chunk: Buffer) => {
    said += chunk;
  });
  const killWithUs = () => bouncer.kill("SIGKILL");
  process.once("exit", killWithUs);
  while (!(await accepts(port))) {
    if (bouncer.exitCode !== null) throw new Error(`PgBouncer ended:\n${said}`);
    await pause(20);
  }
  return {
    port,
    async stop() {
      process.off("exit", killWithUs);
      const ended = once(bouncer, "exit");
      bouncer.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function accepts(port: number): Promise<boolean> {
  const socket = connect(port, "127.0.0.1");
  const answer = await once(socket, "connect").then(
    () => true,
    () => false,
  );
  socket.destroy();
  return answer;
}
