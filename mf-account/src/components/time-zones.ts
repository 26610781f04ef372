/** A time zone as it is shown: `America/New York`. */
export const zoneName = (zone: string): string => zone.replaceAll("_", " ");

/** All time zones grouped by region; includes the chosen one even if this browser does not list it. */
export function zoneGroups(chosen: string | null) {
  const zones = new Set([...Intl.supportedValuesOf("timeZone"), "UTC", ...(chosen ? [chosen] : [])]);
  const byRegion = Map.groupBy([...zones].sort(), (zone) => zone.split("/")[0] ?? zone);
  return [...byRegion].map(([label, names]) => ({
    label,
    options: names.map((zone) => ({ value: zone, label: zoneName(zone) })),
  }));
}
