import { callApi } from "../api/client.ts";
import { isApiError } from "../api/errors.ts";
import type { Reply } from "../contract/calls.ts";
import { queryClient } from "../query.ts";
import { useSession } from "../session/store.ts";
import { drop, type Entry, keep, nextId, noteTold, ownEntries, store } from "./entries.ts";
import { sendLeaving } from "./leave.ts";
import { failureOf } from "./outcome.ts";
import { addRefusal, refreshWriteQueue, useWriteQueue } from "./state.ts";
import type { WriteKey, WriteRequest, Written } from "./write.ts";

const RETRY_MS = [3_000, 5_000, 15_000, 60_000] as const;
const LONGEST_MS = 300_000;
/** An entry that the server fails at so often lets others be tried; once it takes one, this one stands aside for the longest wait. */
const MOST_FAILURES = 4;

interface Options {
  patient?: boolean;
  label?: string;
  replaces?: string;
  undoes?: string | undefined;
}

interface Caller {
  resolve: (written: Written<WriteKey>) => void;
  reject: (error: unknown) => void;
}

/** Who waits for an entry's answer, in this page. */
const callers = new Map<string, Caller>();
/** How often the server failed at an entry; of one that stands aside, the time since which it does. */
const failures = new Map<string, number>();
let draining: Promise<void> | undefined;
let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a write once, after all that wait before it. It is kept first, so that it outlives the page, a crash, a lost network
 * and an ended session.
 * @returns `waiting` when it could not be sent now
 * @throws ApiError when the server refuses it; of one that is not patient also when the server fails at it
 */
export function sendOnce<K extends WriteKey>(
  key: K,
  request: WriteRequest<K>,
  { patient = false, ...about }: Options = {},
): Promise<Written<K>> {
  const user = useSession.getState().user?.id;
  const id = nextId();
  const entry = user && { id, user, key, request: request as Entry["request"], patient, ...about };
  if (!entry || !keep(entry))
    // The pass that goes on may be past all that waits.
    return drain()
      .then(drain)
      .then(() => call(key, request, id))
      .then((reply) => ({ state: "sent", reply }));
  refreshWriteQueue();
  if (sendLeaving()) return Promise.resolve({ state: "waiting" });
  const written = new Promise<Written<WriteKey>>((resolve, reject) => callers.set(id, { resolve, reject }));
  void drain();
  return written as Promise<Written<K>>;
}

/** Sends what waits, oldest first, one tab at a time. */
export function drain(): Promise<void> {
  clearTimeout(timer);
  draining ??= exclusively(work).finally(() => {
    draining = undefined;
    if (callers.size > 0) void drain();
  });
  return draining;
}

/** Sends all that waits, also what stood aside: the reader wants it, or the network is back. */
export function sendNow(): void {
  failures.clear();
  retries = 0;
  void drain();
}

const exclusively = (run: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("lagom.writes", run) : run();

async function work(): Promise<void> {
  let backlog = 0;
  let late = false;
  let stalled = false;
  for (let entry = next(""); entry && !stalled; entry = next(entry.id)) {
    const awaited = callers.has(entry.id);
    const outcome = await settle(entry);
    stalled = outcome === "stop";
    if (outcome !== "sent") continue;
    late ||= !awaited;
    if (entry.told) backlog += 1;
  }
  const left = useWriteQueue.getState().waiting.length > 0;
  // A page that is being left has nobody to tell: what it could not send any more counts only once it has waited.
  if (left && !navigator.onLine) noteTold();
  useWriteQueue.setState({
    stalled: left,
    ...(backlog > 0 && { sent: { count: backlog, at: new Date() } }),
  });
  for (const { resolve } of callers.values()) resolve({ state: "waiting" });
  callers.clear();
  // What had waited changes figures and lists that are shown.
  if (late) void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== "text" });
  if (left) retryLater();
  else retries = 0;
}

const isAside = (id: string): boolean => (failures.get(id) ?? 0) > Date.now() - LONGEST_MS;

/** What waits first after another, but for what stands aside. */
const next = (after: string): Entry | undefined => ownEntries().find(({ id }) => id > after && !isAside(id));

async function settle(entry: Entry): Promise<"sent" | "unsent" | "stop"> {
  const { id, key, request, patient, label } = entry;
  const caller = callers.get(id);
  if (navigator.onLine && !entry.tried) store({ ...entry, tried: true });
  try {
    const reply = await call(key, request, id);
    finish(entry, true);
    caller?.resolve({ state: "sent", reply });
    // What was tried before this one failed by itself, and must not hold up the others.
    for (const failed of failures.keys())
      if (failed < id && !isAside(failed)) failures.set(failed, Date.now());
    return "sent";
  } catch (error) {
    const failure = failureOf(error, key.slice(0, key.indexOf(" ")));
    if (failure === "stop") return "stop";
    if (failure === "later" && (patient || !caller)) {
      const count = (failures.get(id) ?? 0) + 1;
      failures.set(id, count);
      return count < MOST_FAILURES ? "stop" : "unsent";
    }
    finish(entry, failure === "done");
    if (caller) caller.reject(error);
    else if (failure === "refused") addRefusal({ id, label, reason: isApiError(error) ? error.reason : "" });
    return failure === "done" ? "sent" : "unsent";
  }
}

/** Takes out an entry that is answered, and what it took back if that is so. */
function finish({ id, undoes }: Entry, done: boolean): void {
  drop(id);
  if (done && undoes) drop(undoes);
  refreshWriteQueue();
  callers.delete(id);
}

function call<K extends WriteKey>(key: K, request: object, idempotencyKey: string): Promise<Reply<K>> {
  // `Request<WriteKey>` is a union too large for the compiler; `sendOnce` has checked the request against its call.
  return callApi(key, { ...request, idempotencyKey, keepalive: true } as never);
}

function retryLater(): void {
  timer = setTimeout(() => {
    noteTold();
    retries += 1;
    // Offline, the event `online` wakes it; the browser would only log one failure after another.
    if (navigator.onLine) void drain();
  }, RETRY_MS[retries] ?? LONGEST_MS);
}
