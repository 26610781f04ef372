import { type ChildProcess, fork } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePorts } from "../product/free-ports.ts";
import { root } from "../run/command.ts";
import type { Addresses, LabCalls } from "./lab-functions.ts";

/** A running product whose releases a test makes, breaks and promotes. */
export interface Lab extends Addresses {
  calls: LabCalls;
  stop(): Promise<void>;
}

/** One call of a function of the lab, on its way to the process. */
export interface LabMessage {
  id: number;
  name: keyof LabCalls;
  given: unknown[];
}

type Answer = { id: number; result?: unknown; error?: string };

/**
 * Starts a lab on free ports in its own folder.
 * @throws Error with its output if it ends before it is serving
 */
export async function startLab(env: Record<string, string> = {}): Promise<Lab> {
  const { settings, addresses } = await freeHosts();
  const folder = await mkdtemp(join(tmpdir(), "lagom-lab-"));
  const child = fork(join(root, "only-node-24.mjs"), ["tests/releases/lab-process.ts"], {
    cwd: root,
    env: {
      ...process.env,
      ...settings,
      NODE_ENV: "development",
      LAGOM_DATA: folder,
      SIGNING_KEY_SECRET: "a secret of the tests, long enough",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    execArgv: [],
  });
  const ask = questions(child);
  await ask.ready;
  return {
    ...addresses,
    calls: new Proxy({} as LabCalls, { get: (_, name: keyof LabCalls) => ask.call(name) }),
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Free ports for the hosts of a product, as settings and as addresses. */
export async function freeHosts(): Promise<{ settings: Record<string, string>; addresses: Addresses }> {
  const [web = 0, api = 0, auth = 0] = await freePorts(3);
  const addresses = {
    web: `http://localhost:${web}`,
    api: `http://localhost:${api}`,
    auth: `http://localhost:${auth}`,
  };
  const settings = {
    WEB_PORT: String(web),
    API_PORT: String(api),
    AUTH_PORT: String(auth),
    PUBLIC_WEB_URL: addresses.web,
    PUBLIC_API_URL: addresses.api,
    PUBLIC_AUTH_URL: addresses.auth,
  };
  return { settings, addresses };
}

function questions(child: ChildProcess) {
  const waiting = new Map<number, { resolve: (result: unknown) => void; reject: (error: Error) => void }>();
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => (output += chunk));
  const answer = (id: number) =>
    new Promise<unknown>((resolve, reject) => {
      waiting.set(id, { resolve, reject });
    });
  const ready = answer(0);
  let asked = 0;
  child.on("message", ({ id, result, error }: Answer) => {
    const { resolve, reject } = waiting.get(id) ?? {};
    waiting.delete(id);
    if (error) reject?.(new Error(error));
    else resolve?.(result);
  });
  child.once("close", (code) => {
    for (const { reject } of waiting.values()) reject(new Error(`The lab ended with ${code}:\n${output}`));
  });
  const call =
    (name: keyof LabCalls) =>
    (...given: unknown[]) => {
      asked += 1;
      const answered = answer(asked);
      child.send({ id: asked, name, given } satisfies LabMessage);
      return answered as never;
    };
  return { ready, call };
}
