import type { SentenceNote } from "@lagom/shared/contract/notes";
import { queryFor, useMutation, useQuery, useQueryClient } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { showToast } from "@lagom/shared/ui/toast";
import { sendOnce } from "@lagom/shared/write-queue/send";
import { useWriteQueue } from "@lagom/shared/write-queue/state";
import { useMemo } from "react";
import { strings } from "../strings.ts";
import { notesWithUnsent, withNote } from "../text/notes.ts";

const NONE: readonly SentenceNote[] = [];
const notesQuery = (rewrite_id: number) => queryFor("GET /api/user/notes", { query: { rewrite_id } });

/** The reader's notes on the sentences of a text, including unsent ones; none for a visitor. */
export function useNotes(rewriteId: number): readonly SentenceNote[] {
  const signedIn = useSession(({ user }) => user !== null);
  const waiting = useWriteQueue((state) => state.waiting);
  const { data } = useQuery({ ...notesQuery(rewriteId), enabled: signedIn });
  const notes = data?.notes ?? NONE;
  return useMemo(() => notesWithUnsent(notes, waiting, rewriteId), [notes, waiting, rewriteId]);
}

/** Writes a note on a sentence, or takes it away: shown at once, and reverted with a message if the server refuses. */
export function useWriteNote(rewrite_id: number) {
  const client = useQueryClient();
  const { queryKey } = notesQuery(rewrite_id);
  return useMutation({
    mutationFn: (note: SentenceNote) =>
      sendOnce("PUT /api/user/notes", { body: { rewrite_id, ...note } }, { label: note.quote }),
    onMutate: async (note) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, { notes: withNote(before?.notes ?? [], note) });
      return { before };
    },
    onError: (_, __, context) => {
      client.setQueryData(queryKey, context?.before);
      showToast({ text: strings.notes.failed });
    },
  });
}
