import { create } from "zustand";
import { markChanged } from "../query.ts";
import { useSession } from "../session/store.ts";
import { droppedIn, type Entry, isChange, isOfWriteQueue, ownEntries } from "./entries.ts";

/** A stored write that the server refused for good. */
export interface Refusal {
  id: string;
  label: string | undefined;
  /** The server's reason. */
  reason: string;
}

interface WriteQueueState {
  /** What waits to be sent, oldest first. */
  waiting: readonly Entry[];
  /** Whether the last try could not send everything. */
  stalled: boolean;
  /** What had waited and was sent last. */
  sent: { count: number; at: Date } | null;
  refused: readonly Refusal[];
}

const MOST_REFUSALS = 20;

/** What the page tells of its unsent writes. */
export const useWriteQueue = create<WriteQueueState>(() => ({
  waiting: [],
  stalled: false,
  sent: null,
  refused: [],
}));

/** Reads again what waits, after a change here or in another tab. */
export function refreshWriteQueue(): void {
  useWriteQueue.setState({ waiting: ownEntries() });
}

export function addRefusal(refusal: Refusal): void {
  useWriteQueue.setState(({ refused }) => ({ refused: [...refused, refusal].slice(-MOST_REFUSALS) }));
}

/** The reader has seen that everything was sent. */
export const dismissSent = (): void => useWriteQueue.setState({ sent: null });

/** The reader has read the refusals. */
export const dismissRefusals = (): void => useWriteQueue.setState({ refused: [] });

/** Keeps the state, and what the page shows, in step with other tabs and with who is signed in. */
export function followWriteQueue(): void {
  addEventListener("storage", (event) => {
    if (!isOfWriteQueue(event.key)) return;
    refreshWriteQueue();
    const sent = droppedIn(event);
    // What another tab notes of its reading, every few seconds, need not be shown here at once.
    if (sent && isChange(sent) && sent.user === useSession.getState().user?.id)
      void markChanged([{ call: sent.key, unchanged: [] }]);
  });
  useSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    useWriteQueue.setState({ stalled: false, sent: null, refused: [] });
    refreshWriteQueue();
  });
  refreshWriteQueue();
}
