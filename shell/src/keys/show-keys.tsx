import { currentKeyGroups } from "@lagom/shared/ui/key-groups";
import { createRoot } from "react-dom/client";
import { KeysDialog } from "./keys-dialog.tsx";

let shown = false;

/** Shows the overview of keys, beside the page's own tree, so that the frame carries nothing of it. */
export function showKeys(): void {
  if (shown) return;
  shown = true;
  const container = document.body.appendChild(document.createElement("div"));
  const root = createRoot(container);
  const close = () => {
    root.unmount();
    container.remove();
    shown = false;
  };
  root.render(<KeysDialog groups={currentKeyGroups()} onClose={close} />);
}

/** Where keys are written into something, or mean something else. */
const TAKES_KEYS = "input, textarea, select, [contenteditable], dialog, [role=menu]";

/** Shows the overview when a question mark is pressed; where that key is on a Latin keyboard, on every layout. */
export function showKeysBy({ key, code, shiftKey, ctrlKey, metaKey, altKey, target }: KeyboardEvent): void {
  const asks = key === "?" || (code === "Slash" && shiftKey);
  if (!asks || ctrlKey || metaKey || (altKey && key !== "?")) return;
  if (target instanceof Element && target.closest(TAKES_KEYS)) return;
  showKeys();
}
