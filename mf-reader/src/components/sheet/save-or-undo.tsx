import { Button } from "@lagom/shared/ui/button";
import { Check } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { words } from "../../words.ts";
import styles from "./look-up-sheet.module.css";
import type { Saved } from "./use-saved.ts";

/** Saves the word, or says that it is saved and takes it back: who presses the one has the focus on the other in its place. */
export function SaveOrUndo({ saved }: { saved: Saved }) {
  const pressedIn = useRef<Element>(null);
  const press = (act: () => void) => (event: MouseEvent) => {
    pressedIn.current = event.currentTarget.closest("[role=dialog]");
    act();
  };
  useLayoutEffect(() => {
    pressedIn.current?.querySelector<HTMLElement>("[data-save]")?.focus({ preventScroll: true });
    pressedIn.current = null;
  }, [saved.saved]);
  if (!saved.saved)
    return (
      <Button data-save kind="primary" disabled={!saved.canSave} onClick={press(saved.save)}>
        {words.lookUp.save}
      </Button>
    );
  return (
    <span className={styles.saved}>
      <Check size={18} aria-hidden="true" /> {words.lookUp.saved}
      <Button data-save kind="quiet" size="small" onClick={press(saved.undo)}>
        {words.lookUp.undo}
      </Button>
    </span>
  );
}
