import type { Text } from "@lagom/shared/contract/text";
import { interfaceDirection } from "@lagom/shared/i18n/language";
import { Button } from "@lagom/shared/ui/button";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { showToast } from "@lagom/shared/ui/toast";
import { Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useNotes } from "../../queries/notes.ts";
import type { useText } from "../../queries/text.ts";
import { fetchWordsOfText } from "../../queries/words-of-text.ts";
import { readerStrings } from "../../strings/reader.ts";

type TextQuery = ReturnType<typeof useText>;

/** Prints the whole text with the reader's words of it. */
export function PrintButton({ query, text }: { query: TextQuery; text: Text }) {
  const notes = useNotes(text.rewrite_id);
  const [busy, setBusy] = useState(false);
  const [printed, setPrinted] = useState<ReactNode>();
  const print = async () => {
    setBusy(true);
    try {
      const [{ PrintedText }, parts, words] = await Promise.all([
        import(/* webpackChunkName: "taken-along" */ "./printed-text.tsx"),
        allParts(query),
        fetchWordsOfText(text.rewrite_id),
      ]);
      setPrinted(
        <PrintedText parts={parts} words={words} notes={notes} onDone={() => setPrinted(undefined)} />,
      );
    } catch {
      showToast({ text: readerStrings.print.failed });
    }
    setBusy(false);
  };
  return (
    <>
      <Button
        kind="quiet"
        size="small"
        dir={interfaceDirection()}
        busy={busy}
        title={readerStrings.print.button}
        onClick={print}
      >
        <Printer size={16} aria-hidden="true" />
        <VisuallyHidden>{readerStrings.print.button}</VisuallyHidden>
      </Button>
      {printed}
    </>
  );
}

/** @throws Error if a part cannot be loaded */
async function allParts(query: TextQuery): Promise<readonly Text[]> {
  let { data, hasNextPage } = query;
  while (hasNextPage) {
    const next = await query.fetchNextPage();
    if (next.error) throw next.error;
    ({ data, hasNextPage } = next);
  }
  return data?.pages ?? [];
}
