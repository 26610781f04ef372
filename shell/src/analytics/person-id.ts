/** Ids of devices begin with this, so ids of people must not. */
const DEVICE_PREFIX = "$device:";

/** Whether an id may identify a person; warns if not. */
export function mayBePerson(id: string): boolean {
  const refused = id.startsWith(DEVICE_PREFIX);
  if (refused) console.warn(`Usage analysis: ${DEVICE_PREFIX} names devices, not people`);
  return !refused;
}

/** Whether an id may be linked to the current person; the current id itself is skipped. */
export const mayBeAlias = (id: string, current: string): boolean => id !== current && mayBePerson(id);
