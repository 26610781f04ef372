import { type FormEvent, useState } from "react";
import type { Refusal } from "./change-account.ts";

/** The state of a form that makes one change: whether it is being sent, and why it was refused. */
export function useChange() {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);

  /** Sends a change, one at a time. @param check refuses it before it is sent */
  async function send(
    change: () => Promise<Refusal | null>,
    onDone: () => void,
    check: Refusal | null = null,
  ): Promise<void> {
    if (busy) return;
    setRefusal(check);
    if (check) return;
    setBusy(true);
    const answer = await change();
    setBusy(false);
    setRefusal(answer);
    if (!answer) onDone();
  }

  return {
    busy,
    send,
    /** The handler of a form's submission. */
    submit: (run: () => void) => (event: FormEvent) => {
      event.preventDefault();
      run();
    },
    /** What to say at a field, or with null, below them all. */
    errorAt: (field: Refusal["field"]): string | undefined =>
      refusal?.field === field ? refusal.text : undefined,
  };
}
