import { Button } from "@lagom/shared/ui/button";
import { Check } from "lucide-react";
import { type MouseEvent, useLayoutEffect, useRef } from "react";
import { strings } from "../../strings.ts";
import styles from "./lookup-sheet.module.css";
import type { Saved } from "./use-saved.ts";

/** Saves the word or phrase, or shows that it is saved and offers undo. The focus moves from the pressed button to the one that replaces it. */
export function SaveOrUndo({ saved }: { saved: Saved }) {
  const pressedIn = useRef<Element>(null);
  const press = (event: MouseEvent, act: () => void) => {
    pressedIn.current = event.currentTarget.closest("[role=dialog]");
    act();
  };
  const other = saved.saved ? "undo" : "save";
  useLayoutEffect(() => {
    const button = pressedIn.current?.querySelector<HTMLElement>(`[data-does=${other}]`);
    button?.focus({ preventScroll: true });
    pressedIn.current = null;
  }, [other]);
  if (!saved.saved)
    return (
      <Button
        data-does="save"
        kind="primary"
        disabled={!saved.canSave}
        onClick={(event) => press(event, saved.save)}
      >
        {saved.phrase ? strings.lookup.savePhrase : strings.lookup.save}
      </Button>
    );
  return (
    <span className={styles.saved}>
      <Check size={18} aria-hidden="true" /> {strings.lookup.saved}
      <Button data-does="undo" kind="quiet" size="small" onClick={(event) => press(event, saved.undo)}>
        {strings.lookup.undo}
      </Button>
    </span>
  );
}
