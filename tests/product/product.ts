import { type ChildProcess, spawn } from "node:child_process";
import { COMPILED, root } from "../run/command.ts";
import { freePorts } from "./free-ports.ts";

/** A running product in its own process, as `pnpm start` runs it. */
export interface Product {
  web: string;
  api: string;
  auth: string;
  folder: string;
  /** E-mail and password of the first administrator; only from the start that created it. */
  admin: { email: string; password: string } | undefined;
  /** The id of its process. */
  pid: number;
  /** Whether its process has not ended. */
  isRunning(): boolean;
  /** Its output so far. */
  output(): string;
  /** Waits until a first start has imported the whole collection, which it does while it serves. */
  completed(): Promise<void>;
  /** Stops it and waits: with Ctrl-C by default. @returns the exit code */
  stop(signal?: NodeJS.Signals): Promise<number | null>;
}

/** A start that ended before it was ready; `output` is everything it printed. */
export class StartError extends Error {
  override name = "StartError";
  readonly code: number | null;
  readonly output: string;
  constructor(code: number | null, output: string) {
    super(`start ended with code ${code}:\n${output}`);
    this.code = code;
    this.output = output;
  }
}

/** Products that end with this process. */
const running = new Set<ChildProcess>();
process.once("exit", () => {
  for (const child of running) child.kill("SIGKILL");
});

/**
 * Starts the product on free ports and waits until it serves.
 * @param folder data folder; the same one again continues where the last left off
 * @param sources the checkout that is started
 * @throws StartError when it ends before it is ready
 */
export async function startProduct(
  folder: string,
  env: Record<string, string> = {},
  sources = root,
): Promise<Product> {
  const [freeWeb = 0, api = 0, freeAuth = 0] = await freePorts(3);
  const web = env.WEB_PORT ?? freeWeb;
  const auth = env.AUTH_PORT ?? freeAuth;
  const child = spawn(process.execPath, ["only-node-24.mjs", "server/src/hosts/start.ts"], {
    cwd: sources,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: COMPILED,
      WEB_PORT: String(web),
      API_PORT: String(api),
      AUTH_PORT: String(auth),
      LAGOM_DATA: folder,
      NODE_ENV: "development",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("close", () => running.delete(child));
  let output = "";
  const onData = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout.on("data", onData);
  child.stderr.on("data", onData);
  await printed(child, READY, () => output);
  const [, email, password] = output.match(/administrator: (\S+) +password: (\S+)/) ?? [];
  return {
    web: `http://localhost:${web}`,
    api: `http://localhost:${api}`,
    auth: `http://localhost:${auth}`,
    folder,
    admin: email && password ? { email, password } : undefined,
    pid: child.pid ?? 0,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    output: () => output,
    completed: () => printed(child, COMPLETE, () => output),
    stop: (signal = "SIGINT") => stop(child, signal),
  };
}

/** The last line that `start` prints when it is serving. */
const READY = "Ctrl-C ends it.";
const COMPLETE = "the collection is complete";

function printed(child: ChildProcess, text: string, output: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const look = () => {
      if (output().includes(text)) resolve();
    };
    child.once("error", reject);
    child.once("close", (code) => reject(new StartError(code, output())));
    child.stdout?.on("data", look);
    look();
  });
}

function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((resolve) => {
    child.once("close", (code) => resolve(code));
    child.kill(signal);
  });
}
