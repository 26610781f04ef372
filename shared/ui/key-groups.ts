import { useEffect, useEffectEvent } from "react";

/** Keys that work together, such as those of a text. */
export interface KeyGroup {
  title: string;
  list: readonly { keys: readonly string[]; does: string }[];
}

/** Asks whoever is on the page for their keys: shell and areas bundle this module each for itself, so there is no common list. */
const ASKED = "lagom-keys";

/** Lists keys in the overview for as long as the caller is on the page. */
export function useKeyGroup(group: KeyGroup): void {
  const tell = useEffectEvent((groups: KeyGroup[]) => {
    // Two texts on a page have the same keys.
    if (!groups.some(({ title }) => title === group.title)) groups.push(group);
  });
  useEffect(() => {
    const onAsked = (event: Event) => tell((event as CustomEvent<KeyGroup[]>).detail);
    addEventListener(ASKED, onAsked);
    return () => removeEventListener(ASKED, onAsked);
  }, []);
}

/** The keys of everything that is on the page now. */
export function currentKeyGroups(): KeyGroup[] {
  const groups: KeyGroup[] = [];
  dispatchEvent(new CustomEvent(ASKED, { detail: groups }));
  return groups;
}
