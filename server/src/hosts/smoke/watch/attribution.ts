import type { Added } from "./added.ts";

/** A global whose name holds the release is that release's alone; where another one is set is known only with traps. */
export function isGlobalOf({ what, stack }: Added, release: string): boolean {
  const [, id = ""] = release.split("/");
  return !what.includes(id) && (stack === "" || releaseIn(stack) === release);
}

/**
 * What the code of a release has left, and what other code has left for it once more at each visit: what that leaves once, as when
 * something of `shared` begins, is no matter of the release.
 */
export function leftOf(release: string, once: readonly Added[], twice: readonly Added[]): Added[] {
  const own = ({ stack }: Added) => releaseIn(stack) === release;
  const forIt = (added: Added) => !own(added) && added.stack.includes(`/releases/${release}/`);
  const before = once.filter(forIt).map(({ what }) => what);
  const more = twice.filter(forIt).filter(({ what }) => {
    const at = before.indexOf(what);
    if (at >= 0) before.splice(at, 1);
    return at < 0;
  });
  return [...twice.filter(own), ...more];
}

/** The release in whose code a stack begins. */
const releaseIn = (stack: string): string | undefined =>
  /\/releases\/([a-z]+\/[0-9a-f]{12})\//.exec(stack)?.[1];

/** The innermost place of a stack that is in the scripts of a release. */
export function positionIn(stack: string, release: string): string | undefined {
  const places = [...stack.matchAll(/\/releases\/([a-z]+\/[0-9a-f]{12})\/[\w./-]+\.js:\d+:\d+/g)];
  return places.find(([, of]) => of === release)?.[0];
}
