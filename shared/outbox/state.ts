import { create } from "zustand";
import { useSession } from "../session/store.ts";
import { type Entry, isOfOutbox, ownEntries } from "./entries.ts";

/** A kept write that the server refused for good. */
export interface Refusal {
  id: string;
  label: string | undefined;
  /** The server's reason. */
  reason: string;
}

interface OutboxState {
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
export const useOutbox = create<OutboxState>(() => ({
  waiting: [],
  stalled: false,
  sent: null,
  refused: [],
}));

/** Reads again what waits, after a change here or in another tab. */
export function refreshOutbox(): void {
  useOutbox.setState({ waiting: ownEntries() });
}

export function addRefusal(refusal: Refusal): void {
  useOutbox.setState(({ refused }) => ({ refused: [...refused, refusal].slice(-MOST_REFUSALS) }));
}

/** The reader has seen that everything was sent. */
export const dismissSent = (): void => useOutbox.setState({ sent: null });

/** The reader has read the refusals. */
export const dismissRefusals = (): void => useOutbox.setState({ refused: [] });

/** Keeps the state in step with other tabs and with who is signed in. */
export function followOutbox(): void {
  addEventListener("storage", ({ key }) => isOfOutbox(key) && refreshOutbox());
  useSession.subscribe(({ user }, before) => {
    if (user?.id === before.user?.id) return;
    useOutbox.setState({ stalled: false, sent: null, refused: [] });
    refreshOutbox();
  });
  refreshOutbox();
}
