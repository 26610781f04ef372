import { locale, perLocale } from "@lagom/shared/i18n/language";
import { useEffect, useState } from "react";

/** A time zone in the interface's language. */
interface Zone {
  id: string;
  label: string;
  /** Minutes ahead of UTC now. */
  offset: number;
}

/** Describing one takes about a millisecond, and there are more than 400: so long at a time, the page goes on between. */
const SLICE_MS = 12;
const MINUTE_MS = 60_000;

/** `New York`: places have no other names in browsers than those of the identifiers. */
const cityOf = (id: string): string => (id.split("/").at(-1) ?? id).replaceAll("_", " ");

function describe(id: string, language: string): Zone {
  const now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  const parts = new Intl.DateTimeFormat(language, {
    timeZone: id,
    timeZoneName: id === "UTC" ? "long" : "longGeneric",
    numberingSystem: "latn",
    calendar: "gregory",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
  }).formatToParts(now);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? "";
  const number = (type: Intl.DateTimeFormatPartTypes) => Number(part(type));
  const there = Date.UTC(
    number("year"),
    number("month") - 1,
    number("day"),
    number("hour"),
    number("minute"),
  );
  return {
    id,
    label: `${cityOf(id)} – ${part("timeZoneName")}`,
    offset: (there - now) / MINUTE_MS,
  };
}

/** A time zone as it is shown: `Berlin – Central European Time`. The city comes first, so that typing it finds the zone. */
export function zoneName(id: string): string {
  try {
    return describe(id, locale()).label;
  } catch {
    return cityOf(id); // this browser does not know it
  }
}

const allZones = perLocale(async (language) => {
  const zones: Zone[] = [];
  let since = performance.now();
  for (const id of new Set([...Intl.supportedValuesOf("timeZone"), "UTC"])) {
    zones.push(describe(id, language));
    if (performance.now() - since < SLICE_MS) continue;
    await new Promise((resolve) => setTimeout(resolve));
    since = performance.now();
  }
  return grouped(zones, language);
});

/** From west to east, under their distance from UTC, and by name. */
function grouped(zones: readonly Zone[], language: string) {
  const { compare } = new Intl.Collator(language);
  const sorted = zones.toSorted((a, b) => a.offset - b.offset || compare(a.label, b.label));
  return [...Map.groupBy(sorted, ({ offset }) => offset).values()].map((group) => ({
    label: offsetName(group[0]?.id, language),
    options: group.map(({ id, label }) => ({ value: id, label })),
  }));
}

/** `GMT+01:00` */
const offsetName = (timeZone: string | undefined, language: string): string =>
  new Intl.DateTimeFormat(language, { timeZone, timeZoneName: "longOffset" })
    .formatToParts()
    .find(({ type }) => type === "timeZoneName")?.value ?? "";

/** All time zones, as soon as they are described in the interface's language; until then, and where the browser lacks it, the chosen one. */
export function useZones(chosen: string | null) {
  const [groups, setGroups] = useState<ReturnType<typeof grouped>>([]);
  useEffect(() => {
    let shown = true;
    void allZones().then((all) => shown && setGroups(all));
    return () => {
      shown = false;
    };
  }, []);
  const listed = groups.some(({ options }) => options.some(({ value }) => value === chosen));
  return { groups, options: chosen && !listed ? [{ value: chosen, label: zoneName(chosen) }] : [] };
}
