import { callApi } from "../api/client.ts";
import { isApiError } from "../api/errors.ts";
import type { Reply } from "../contract/calls.ts";
import type { Tag, WriteKey } from "../contract/tags.ts";
import { type Answered, markChanged } from "../query.ts";
import { useSession } from "../session/store.ts";
import { drop, type Entry, keep, nextId, noteTold, ownEntries, store } from "./entries.ts";
import { sendLeaving } from "./leave.ts";
import { failureOf } from "./outcome.ts";
import { addRefusal, refreshWriteQueue, useWriteQueue } from "./state.ts";
import { thingOf, type WriteRequest, type Written } from "./write.ts";

const RETRY_MS = [3_000, 5_000, 15_000, 60_000] as const;
const LONGEST_MS = 300_000;
/** An entry that the server fails at so often no longer holds up its thing, and is left out for the longest wait once another is taken. */
const MOST_FAILURES = 4;
/** A conflict that outlasts so many tries, more than 15 minutes, is no other copy of the write under way: the server refuses it. */
const MOST_CONFLICTS = 8;

interface Options {
  patient?: boolean;
  label?: string;
  replaces?: string;
  undoes?: string | undefined;
  /** What the call can change (shared/contract/tags.ts) and this write does not, or its caller changes in the cache itself. */
  unchanged?: readonly Tag[];
}

interface Caller {
  resolve: (written: Written<WriteKey>) => void;
  reject: (error: unknown) => void;
  unchanged: readonly Tag[];
}

/** Who waits for an entry's answer, in this page. */
const callers = new Map<string, Caller>();
/** How often the server failed at an entry; of one that stands aside, the time since when. */
const failures = new Map<string, number>();
let draining: Promise<void> | undefined;
let retries = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends a write once, after those to the same thing that wait before it. It is stored first, so that it outlives the page, a
 * crash, a lost network and an ended session.
 * @returns `waiting` when it could not be sent now
 * @throws ApiError when the server refuses it; of one that is not patient also when the server fails at it
 */
export function sendOnce<K extends WriteKey>(
  key: K,
  request: WriteRequest<K>,
  { patient = false, unchanged = [], ...about }: Options = {},
): Promise<Written<K>> {
  const user = useSession.getState().user?.id;
  const id = nextId();
  const entry = user && { id, user, key, request: request as Entry["request"], patient, ...about };
  if (!entry || !keep(entry)) return sendUnstored(key, request, id, unchanged);
  refreshWriteQueue();
  if (sendLeaving()) return Promise.resolve({ state: "waiting" });
  const written = new Promise<Written<WriteKey>>((resolve, reject) =>
    callers.set(id, { resolve, reject, unchanged }),
  );
  void drain();
  return written as Promise<Written<K>>;
}

/** Sends a write that cannot be stored, after all that waits. */
async function sendUnstored<K extends WriteKey>(
  key: K,
  request: object,
  id: string,
  unchanged: readonly Tag[],
): Promise<Written<K>> {
  await drain();
  // The pass that was under way may have been past all that waits.
  await drain();
  try {
    const reply = await call(key, request, id);
    return { state: "sent", reply, refreshed: markChanged([{ call: key, unchanged }]) };
  } catch (error) {
    void markChanged([{ call: key, unchanged: [] }]);
    throw error;
  }
}

/** Sends what waits, oldest first, one tab at a time. What the server fails at holds up only the writes to the same thing. */
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
  "locks" in navigator ? navigator.locks.request("lagom.outbox", run) : run();

/** One pass over all that waits. */
interface Pass {
  answered: Answered[];
  /** Settles once what the pass changed on screen was asked for again and answered. */
  refreshed: Promise<void>;
  end: () => void;
}

function startPass(): Pass {
  const answered: Answered[] = [];
  let end = () => {};
  const refreshed = new Promise<void>((resolve) => {
    end = () => resolve(markChanged(answered));
  });
  return { answered, refreshed, end };
}

async function work(): Promise<void> {
  const pass = startPass();
  let backlog = 0;
  let stalled = false;
  const held = new Set<string>();
  for (let entry = next("", held); entry && !stalled; entry = next(entry.id, held)) {
    const outcome = await settle(entry, pass);
    stalled = outcome === "stop";
    if (outcome === "hold") held.add(thingOf(entry.key));
    if (outcome === "sent" && entry.told) backlog += 1;
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
  // Once for all that was sent: what the server had between two of them is out of date already.
  pass.end();
  if (left) retryLater();
  else retries = 0;
}

const isAside = (id: string): boolean => (failures.get(id) ?? 0) > Date.now() - LONGEST_MS;

/** The oldest entry after another that neither stands aside nor is about a thing that is held up. */
const next = (after: string, held: ReadonlySet<string>): Entry | undefined =>
  ownEntries().find(({ id, key }) => id > after && !isAside(id) && !held.has(thingOf(key)));

/** @returns `hold` when the writes to the same thing must wait for this one, `stop` when all must */
async function settle(entry: Entry, pass: Pass): Promise<"sent" | "unsent" | "hold" | "stop"> {
  const { id, key, request, patient, label } = entry;
  const caller = callers.get(id);
  if (navigator.onLine && !entry.tried) store({ ...entry, tried: true });
  try {
    const reply = await call(key, request, id);
    finish(entry, true);
    pass.answered.push({ call: key, unchanged: caller?.unchanged ?? [] });
    caller?.resolve({ state: "sent", reply, refreshed: pass.refreshed });
    // What was tried before this one failed by itself, and must not hold up the others.
    for (const [failed, count] of failures)
      if (failed < id && count >= MOST_FAILURES && !isAside(failed)) failures.set(failed, Date.now());
    return "sent";
  } catch (error) {
    const failure = failureOf(error, key.slice(0, key.indexOf(" ")));
    if (failure === "stop") return "stop";
    const count = (failures.get(id) ?? 0) + 1;
    const refused = failure === "refused" || (isConflict(error) && count >= MOST_CONFLICTS);
    if (failure === "later" && !refused && (patient || !caller)) {
      failures.set(id, count);
      return count < MOST_FAILURES ? "hold" : "unsent";
    }
    finish(entry, failure === "done");
    // What is shown may be why the server refused it.
    pass.answered.push({ call: key, unchanged: [] });
    if (caller) caller.reject(error);
    else if (refused) addRefusal({ id, label, reason: isApiError(error) ? error.reason : "" });
    return failure === "done" ? "sent" : "unsent";
  }
}

const isConflict = (error: unknown) => isApiError(error) && error.code === "conflict";

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
