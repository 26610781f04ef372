import type { Deployable } from "@lagom/shared/remote";
import type { ReleaseRecord } from "../record.ts";
import type { GateCheck } from "./result.ts";

/** How many kilobytes of scripts and styles, uncompressed, a page of a deployable may load. */
export type PageBudget = (deployable: Deployable) => number;

/** Checks what each page loads, and tells where that differs from the live release. */
export function checkSizes(
  record: ReleaseRecord,
  live: ReleaseRecord | undefined,
  budget: PageBudget,
): GateCheck {
  const most = budget(record.deployable);
  const before = live && sizesOf(live);
  const pages = [...sizesOf(record)];
  return {
    check: "size",
    problems: pages
      .filter(([, kilobytes]) => kilobytes > most)
      .map(([page, kilobytes]) => `${page} loads ${kilobytes} KB, ${most} KB are allowed (PAGE_BUDGET_KB)`),
    notes: pages.flatMap(([page, kilobytes]) => {
      const more = kilobytes - (before?.get(page) ?? kilobytes);
      return more === 0
        ? []
        : [`${page} loads ${kilobytes} KB, ${Math.abs(more)} KB ${more > 0 ? "more" : "less"} than live`];
    }),
  };
}

/** The kilobytes that all pages of a release load together, each file once. */
export function sizeOf({ entry, exposes, files }: ReleaseRecord): number {
  const loaded = Object.values(exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
  const names = new Set([...(entry ? [entry] : []), ...loaded]);
  return Math.ceil([...names].reduce((sum, name) => sum + (files[name]?.bytes ?? 0), 0) / 1024);
}

/** The kilobytes that each page loads: the entry of its area, its scripts and its styles. */
export function sizesOf({ entry, exposes, files }: ReleaseRecord): Map<string, number> {
  const bytesOf = (name: string) => files[name]?.bytes ?? 0;
  return new Map(
    Object.entries(exposes).map(([page, { scripts, styles }]) => {
      const names = new Set([...(entry ? [entry] : []), ...scripts, ...styles]);
      const bytes = [...names].reduce((sum, name) => sum + bytesOf(name), 0);
      return [page, Math.ceil(bytes / 1024)];
    }),
  );
}
