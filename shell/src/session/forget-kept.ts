/** What areas keep of a reader in local storage; the reader's id ends each name. */
const KEPT_OF_READERS = ["lagom.reviews.", "lagom.places."];

/** Deletes what this device keeps of readers in local storage. @param except the one who is signed in */
export function forgetKept(except: string | undefined): void {
  for (const name of Object.keys(localStorage)) {
    const prefix = KEPT_OF_READERS.find((one) => name.startsWith(one));
    if (prefix && ![except, "visitor"].includes(name.slice(prefix.length))) localStorage.removeItem(name);
  }
}
