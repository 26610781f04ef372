import { addressWith, forgetOverride } from "../areas/override.ts";

/** Loads this page again, with no override in its address; `replace` would load nothing where the address ends in a fragment. */
export function loadAgain(): void {
  history.replaceState(history.state, "", addressWith(null));
  location.reload();
}

/** Removes the override and loads the page without it. */
export function removeOverride(): void {
  forgetOverride();
  loadAgain();
}
