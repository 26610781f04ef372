import { callApi } from "../api/client.ts";
import { isApiError } from "../api/errors.ts";
import type { Reply } from "../contract/calls.ts";
import type { Tag, WriteKey } from "../contract/tags.ts";
import { type Answered, markChanged } from "../query.ts";
import { useSession } from "../session/store.ts";
import { add, drop, type Entry, isChange, nextId, noteTold, ownEntries, store } from "./entries.ts";
import { sendLeaving } from "./leave.ts";
import { failureOf } from "./outcome.ts";
import { addRefusal, refreshWriteQueue, useWriteQueue } from "./state.ts";
import { thingOf, type WriteRequest, type Written } from "./write.ts";

const RETRY_MS = [3_000, 5_000, 15_000, 60_000] as const;
const LONGEST_MS = 300_000;
/** After this many server failures an entry no longer blocks its resource, and is skipped for LONGEST_MS once another one succeeds. */
const MOST_FAILURES = 4;
/** A conflict that persists for this many tries (over 15 minutes) is not another copy of the write in progress, but a refusal. */
const MOST_CONFLICTS = 8;

interface Options {
  patient?: boolean;
  label?: string;
  replaces?: string;
  undoes?: string | undefined;
  /** Tags of the call (shared/contract/tags.ts) that this write does not change, or that its caller updates in the cache itself. */
  unchanged?: readonly Tag[];
}

interface Caller {
  resolve: (written: Written<WriteKey>) => void;
  reject: (error: unknown) => void;
  unchanged: readonly Tag[];
}

/** Callers in this page that wait for an entry's answer. */
const callers = new Map<string, Caller>();
/** How often the server has failed at an entry; for a skipped one, the time since when. */
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
  if (!entry || !add(entry)) return sendUnstored(key, request, id, unchanged);
  refreshWriteQueue();
  if (sendLeaving()) return Promise.resolve({ state: "waiting" });
  const written = new Promise<Written<WriteKey>>((resolve, reject) =>
    callers.set(id, { resolve, reject, unchanged }),
  );
  void drain();
  return written as Promise<Written<K>>;
}

/** Sends a write that could not be stored, after everything that is waiting. */
async function sendUnstored<K extends WriteKey>(
  key: K,
  request: object,
  id: string,
  unchanged: readonly Tag[],
): Promise<Written<K>> {
  await drain();
  // A pass that was already running may have gone past the newest entries.
  await drain();
  try {
    const reply = await call(key, request, id);
    return { state: "sent", reply, refreshed: markChanged([{ call: key, unchanged }]) };
  } catch (error) {
    void markChanged([{ call: key, unchanged: [] }]);
    throw error;
  }
}

/** Sends the queue, oldest first, one tab at a time. An entry the server fails at only blocks writes to the same resource. */
export function drain(): Promise<void> {
  clearTimeout(timer);
  draining ??= exclusively(work).finally(() => {
    draining = undefined;
    if (callers.size > 0) void drain();
  });
  return draining;
}

/** Sends everything, including skipped entries: the reader asked for it, or the network is back. */
export function sendNow(): void {
  failures.clear();
  retries = 0;
  void drain();
}

const exclusively = (run: () => Promise<void>): Promise<void> =>
  "locks" in navigator ? navigator.locks.request("lagom.outbox", run) : run();

/** One pass over the queue. */
interface Pass {
  answered: Answered[];
  /** Settles once everything on screen that the pass changed has been refetched. */
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
    if (outcome === "sent" && entry.told && isChange(entry)) backlog += 1;
  }
  const left = useWriteQueue.getState().waiting.length > 0;
  // Nobody sees a notice in a page that is closing, so only entries that have waited count.
  if (left && !navigator.onLine) noteTold();
  useWriteQueue.setState({
    stalled: left,
    ...(backlog > 0 && { sent: { count: backlog, at: new Date() } }),
  });
  for (const { resolve } of callers.values()) resolve({ state: "waiting" });
  callers.clear();
  // Refetch once for the whole pass: replies fetched between two writes would be out of date at once.
  pass.end();
  if (left) retryLater();
  else retries = 0;
}

const isAside = (id: string): boolean => (failures.get(id) ?? 0) > Date.now() - LONGEST_MS;

/** The oldest entry after the given one that is neither skipped nor blocked. */
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
    // The server works, so earlier entries that kept failing fail by themselves and must not block the others.
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
    // The refusal may mean that the page shows outdated data.
    pass.answered.push({ call: key, unchanged: [] });
    if (caller) caller.reject(error);
    else if (refused) addRefusal({ id, label, reason: isApiError(error) ? error.reason : "" });
    return failure === "done" ? "sent" : "unsent";
  }
}

const isConflict = (error: unknown) => isApiError(error) && error.code === "conflict";

/** Removes an answered entry, and the entry that it undoes if it succeeded. */
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
    // When offline, wait for the `online` event; trying would only fill the console with failures.
    if (navigator.onLine) void drain();
  }, RETRY_MS[retries] ?? LONGEST_MS);
}
