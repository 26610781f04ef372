/** Ids of devices begin with this; no person's may. */
const DEVICE_PREFIX = "$device:";

/** Whether an id may name a person; says so where it may not. */
export function mayBePerson(id: string): boolean {
  const refused = id.startsWith(DEVICE_PREFIX);
  if (refused) console.warn(`Usage analysis: ${DEVICE_PREFIX} names devices, not people`);
  return !refused;
}

/** Whether an id may be said to be the same person as the current one: that one itself is skipped. */
export const mayBeAlias = (id: string, current: string): boolean => id !== current && mayBePerson(id);
