import { hasUnsaved } from "@lagom/shared/unsaved";

/** What to do when Back or Forward would leave unsaved input; `leave` goes there after all. */
type Ask = (leave: () => void) => void;

/** The router numbers its entries; those of other sites have no number. */
const indexNow = (): number => (history.state as { idx?: number } | null)?.idx ?? 0;

let ask: Ask | undefined;
let current = 0;
/** Whether the next arrival is one of our own making: the way back to the page, or the one that was agreed to. */
let own = false;

/**
 * Holds Back and Forward while there is unsaved input: the address is put back and the person asked. Begin before the
 * router does, whose own listener must not hear of it first.
 */
export function guardHistory(): void {
  current = indexNow();
  addEventListener("popstate", (event) => {
    if (own) {
      own = false;
      if (indexNow() === current) event.stopImmediatePropagation();
      current = indexNow();
      return;
    }
    const steps = indexNow() - current;
    if (!ask || !hasUnsaved() || steps === 0) {
      current = indexNow();
      return;
    }
    event.stopImmediatePropagation();
    own = true;
    history.go(-steps);
    ask(() => {
      own = true;
      history.go(steps);
    });
  });
}

/** Follows the router's own navigation, which no event tells of. */
export function noteNavigation(): void {
  current = indexNow();
}

/** Does what takes the page away, after asking where input would be lost with it. */
export function leaveBy(leave: () => void): void {
  if (ask && hasUnsaved()) ask(leave);
  else leave();
}

/** Sets the callback that asks before leaving; `undefined` removes it. */
export function askBeforeLeaving(asking: Ask | undefined): void {
  ask = asking;
}
