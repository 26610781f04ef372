import { showKeys, showKeysBy } from "../keys/show-keys.tsx";
import { rescueFocus } from "./rescue-focus.ts";

let following = false;

/** From now on rescues the focus, and shows the keys when asked. @param first what made this code load */
export function followKeyboard(first?: Event): void {
  if (!following) {
    rescueFocus();
    addEventListener("keydown", showKeysBy);
  }
  following = true;
  if (first instanceof KeyboardEvent) showKeysBy(first);
}

/** Shows the overview of keys. It comes in this module, since each script of its own adds to the landing page's. */
export function openKeys(): void {
  showKeys();
}
