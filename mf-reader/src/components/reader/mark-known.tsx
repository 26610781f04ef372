import type { Text } from "@lagom/shared/contract/text";
import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { markRestKnown, unmarkRestKnown } from "../../queries/known-words.ts";
import { readerStrings } from "../../strings/reader.ts";
import { strings } from "../../strings.ts";
import styles from "./finish.module.css";

/** Lets the reader say that they know all other words of a text, and take it back. One button, which keeps the focus. */
export function MarkKnown({ text }: { text: Text }) {
  const names = readerStrings.restKnown;
  /** How many words became known by it; null while that waits for the network, undefined before. */
  const [known, setKnown] = useState<number | null>();
  const [busy, setBusy] = useState(false);
  const isMarked = known !== undefined;
  const press = async () => {
    setBusy(true);
    try {
      if (!isMarked) setKnown(await markRestKnown(text));
      else {
        await unmarkRestKnown(text);
        setKnown(undefined);
      }
    } catch {
      showToast({ text: names.failed });
    }
    setBusy(false);
  };
  return (
    <div className={styles.known} data-screen-only>
      <p role="status">
        {known === undefined
          ? names.explained
          : known === null
            ? strings.lookup.waits
            : names.marked({ words: known })}
      </p>
      <Button busy={busy} onClick={press}>
        {isMarked ? strings.lookup.undo : names.mark}
      </Button>
    </div>
  );
}
