import { hasFields, readStored } from "@lagom/shared/checked-json";
import { pageConfig } from "@lagom/shared/page-config";
import type { AreaRelease, ReleaseDocument } from "@lagom/shared/release-document";
import { AREAS, type Area } from "@lagom/shared/remote";
import { inlinedDocument } from "./release-document.ts";

/** Another build of one area, shown in this tab only (docs/releases.md#override). */
export interface Override {
  area: Area;
  release: AreaRelease;
}

/** Kept for the tab; a badge shows it and takes it away. */
const OVERRIDE_KEY = "lagom.override";
const PARAMETER = "override";

let known: Override | null | undefined;

/** The override of this tab: the one that its document carries, else the one that the tab has kept. */
export function currentOverride(): Override | null {
  if (known === undefined) {
    const { override } = inlinedDocument();
    if (override) keepOverride(override);
    known = override ?? readStored("sessionStorage", OVERRIDE_KEY, isOverride) ?? null;
  }
  return known;
}

export function keepOverride(override: Override): void {
  sessionStorage.setItem(OVERRIDE_KEY, JSON.stringify(override));
}

/** Takes the override away and loads the page again without it. */
export function removeOverride(): void {
  sessionStorage.removeItem(OVERRIDE_KEY);
  location.replace(addressWith(null));
}

/** A release document with the tab's override as what is live, and what is live to fall back to. */
export function overridden(document: ReleaseDocument): ReleaseDocument {
  const override = currentOverride();
  if (!override || document.override) return document;
  const { area, release } = override;
  const fallback = document.areas[area]?.live ?? null;
  return { ...document, areas: { ...document.areas, [area]: { live: release, canary: null, fallback } } };
}

/**
 * The address to load instead of this one: a development server's build needs a document whose policy lets it in.
 * @returns null when this document will do
 */
export function addressForOverride(): string | null {
  const override = currentOverride();
  if (!override || override.release.integrity || inlinedDocument().override) return null;
  if (!pageConfig().development || askedOverride()) return null;
  return addressWith(`${override.area}:${override.release.entry.replace(/entry\.js$/, "")}`);
}

/** What the address asks for and the document does not carry. */
export function askedOverride(): { area: Area; build: string } | null {
  const [area, ...build] = new URL(location.href).searchParams.get(PARAMETER)?.split(":") ?? [];
  const found = AREAS.find((name) => name === area);
  return found && !inlinedDocument().override ? { area: found, build: build.join(":") } : null;
}

/** This page's address with another override, or none. */
export function addressWith(override: string | null): string {
  const url = new URL(location.href);
  if (override) url.searchParams.set(PARAMETER, override);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}

const isOverride = (value: unknown): value is Override =>
  hasFields({ area: "string", release: "object" })(value) &&
  hasFields({ id: "string", entry: "string" })(value.release);
