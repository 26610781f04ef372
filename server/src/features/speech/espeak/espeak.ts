import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { setPriority } from "node:os";
import { fileURLToPath } from "node:url";
import pLimit from "p-limit";
import { MOST_BYTES, type SpeechEngine } from "../speech-engine.ts";
import type { EspeakAnswer, EspeakRequest } from "./espeak-process.ts";

const PROGRAM = fileURLToPath(new URL("./espeak-process.ts", import.meta.url));
/** How much the process gives way to others, from 0 to 19, as `nice` counts. */
const NICENESS = 5;
const IDLE_MS = 60_000;

export interface EspeakOptions {
  /** Longest that one text may take, the start of the process included. */
  timeoutMs: number;
  /** How long the process stays without work. */
  idleMs?: number;
  /** Told of each process as it starts. */
  onStart?: (child: ChildProcess) => void;
}

/** eSpeak NG; `close` ends its process. */
export interface Espeak extends SpeechEngine {
  close(): Promise<void>;
}

/**
 * eSpeak NG in a process of its own, which starts with the first text and ends when there is nothing left to speak. It speaks one
 * text at a time, and is killed where one takes too long; the next text starts another.
 */
export function createEspeak({ timeoutMs, idleMs = IDLE_MS, onStart }: EspeakOptions): Espeak {
  const inTurn = pLimit({ concurrency: 1, rejectOnClear: true });
  // Another version may speak otherwise.
  const { version } = createRequire(import.meta.url)("espeak-ng/package.json") as { version: string };
  let isClosed = false;
  let child: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function running(): ChildProcess {
    if (child) return child;
    const started = fork(PROGRAM, { serialization: "advanced" });
    if (started.pid !== undefined) setPriority(started.pid, NICENESS);
    const forget = () => {
      if (child === started) child = undefined;
    };
    started.on("exit", forget).on("error", forget);
    onStart?.(started);
    child = started;
    return started;
  }

  async function end(): Promise<void> {
    clearTimeout(idle);
    const ending = child;
    child = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const exited = once(ending, "exit");
    // In the middle of a text it would not hear a request to end.
    ending.kill("SIGKILL");
    await exited;
  }

  async function speak(request: EspeakRequest): Promise<Uint8Array> {
    if (isClosed) throw new Error("eSpeak NG was ended with the server");
    clearTimeout(idle);
    const answer = await answerOf(running(), request, timeoutMs).catch(async (error: unknown) => {
      await end();
      throw error;
    });
    idle = setTimeout(end, idleMs).unref();
    if ("failure" in answer) throw new Error(`eSpeak NG failed: ${answer.failure}`);
    if (answer.sound.byteLength > MOST_BYTES)
      throw new Error(`eSpeak NG spoke more than ${MOST_BYTES} bytes`);
    return answer.sound;
  }

  return {
    name: `espeak-ng ${version}`,
    speak: (text, voice) => inTurn(() => speak({ text, voice })),
    async close() {
      isClosed = true;
      inTurn.clearQueue();
      await end();
    },
  };
}

/** @throws Error when the process ends before it answers, or takes too long */
async function answerOf(
  child: ChildProcess,
  request: EspeakRequest,
  timeoutMs: number,
): Promise<EspeakAnswer> {
  const over = new AbortController();
  const limit = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([over.signal, limit]);
  const answered = once(child, "message", { signal });
  const exited = once(child, "exit", { signal }).then(([code, killer]) => {
    throw new Error(`eSpeak NG ended with ${killer ?? `code ${code}`}`);
  });
  try {
    child.send(request);
    const [answer] = await Promise.race([answered, exited]);
    return answer as EspeakAnswer;
  } catch (error) {
    throw limit.aborted ? new Error(`eSpeak NG took more than ${timeoutMs} ms`) : error;
  } finally {
    for (const rest of [answered, exited]) rest.catch(() => {});
    over.abort();
  }
}
