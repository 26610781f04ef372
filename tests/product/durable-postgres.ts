import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { preparePostgres } from "@lagom/server/testing/postgres";
import { freePorts } from "./free-ports.ts";

/** A PostgreSQL on TCP that writes to the disk as one in production does, and can be stopped and paused. */
export interface DurablePostgres {
  port: number;
  /** The URL of one of its databases, at its own port or at that of something in between. */
  url(database: string, port?: number): string;
  /** Starts it again with its data. */
  start(): Promise<void>;
  /** Ends it, with sessions in use: `SIGINT` tells them, `SIGQUIT` leaves everything to the recovery of the next start. */
  halt(signal?: "SIGINT" | "SIGQUIT"): Promise<void>;
  /** Stops all of its processes where they are, as a machine that hangs. */
  pause(): Promise<void>;
  resume(): void;
  /** Ends it and removes its files. */
  remove(): Promise<void>;
}

/** Starts an empty one with PostgreSQL's own defaults. */
export async function startDurablePostgres(): Promise<DurablePostgres> {
  const [port = 0] = await freePorts(1);
  const prepared = await preparePostgres();
  const settings = [
    `port=${port}`,
    "listen_addresses=127.0.0.1",
    `unix_socket_directories=${prepared.folder}`,
  ];
  let server = await prepared.launch(settings);
  let paused: number[] = [];
  const killWithUs = () => server.kill("SIGQUIT");
  process.once("exit", killWithUs);
  const resume = () => {
    for (const pid of paused.splice(0)) process.kill(pid, "SIGCONT");
  };
  const halt = async (signal: "SIGINT" | "SIGQUIT" = "SIGINT") => {
    resume();
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, "exit");
    server.kill(signal);
    await ended;
  };
  return {
    port,
    url: (database, at = port) => `postgresql://postgres@127.0.0.1:${at}/${database}`,
    async start() {
      server = await prepared.launch(settings);
    },
    halt,
    async pause() {
      const pid = server.pid ?? 0;
      process.kill(pid, "SIGSTOP"); // first, so that it makes no more processes
      const children = await readFile(`/proc/${pid}/task/${pid}/children`, "utf8");
      paused = [pid, ...children.split(" ").filter(Boolean).map(Number)];
      for (const child of paused.slice(1)) process.kill(child, "SIGSTOP");
    },
    resume,
    async remove() {
      await halt();
      process.off("exit", killWithUs);
      await prepared.remove();
    },
  };
}
