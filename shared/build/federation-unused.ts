/*
 * Replaces the parts of the federation runtime that an area's entry does not need (decision 0002): an area knows no other area at
 * build time, and everything shared comes from the shell, without a copy to fall back to.
 */
function refuse(what: unknown): never {
  throw new TypeError(`Refused by the federation runtime: ${String(what)}`);
}

export const remotes = refuse;
export const getSharedFallbackGetter = refuse;
