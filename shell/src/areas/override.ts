import { hasFields, readStored } from "@lagom/shared/checked-json";
import { pageConfig } from "@lagom/shared/page-config";
import { type AreaRelease, PREVIEW_FRAGMENT, type ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import { inlinedDocument } from "./release-document.ts";

/** Another build of one area, shown in this tab only (docs/releases.md#override). */
export interface Override {
  area: AreaName;
  release: AreaRelease;
  /** The code of the preview that shows it. */
  preview?: string;
}

/** Stored for the tab; a badge shows it and can remove it. */
const OVERRIDE_KEY = "lagom.override";
const PARAMETER = "override";

let known: Override | null | undefined;
let preview: string | undefined;

/** The override of this tab: from its document, else from the tab's storage. */
export function currentOverride(): Override | null {
  if (known === undefined) {
    const { override } = inlinedDocument();
    if (override) storeOverride(override);
    known = override ?? readStored("sessionStorage", OVERRIDE_KEY, isOverride) ?? null;
  }
  return known;
}

export function storeOverride(override: Override): void {
  sessionStorage.setItem(OVERRIDE_KEY, JSON.stringify(override));
}

/** Forgets the override: the tab's next page is without it. */
export function forgetOverride(): void {
  sessionStorage.removeItem(OVERRIDE_KEY);
  known = null;
}

/** A release document in which the tab's override is live, and the live release is its fallback. */
export function overridden(document: ReleaseDocument): ReleaseDocument {
  const override = currentOverride();
  if (!override || document.override) return document;
  const { area, release } = override;
  const fallback = document.areas[area]?.live ?? null;
  return { ...document, areas: { ...document.areas, [area]: { live: release, canary: null, fallback } } };
}

/**
 * The URL to load instead of this one: the build of a development server needs a document whose CSP allows it.
 * @returns null if this document is fine
 */
export function addressForOverride(): string | null {
  const override = currentOverride();
  if (!override || override.release.integrity || inlinedDocument().override) return null;
  if (!pageConfig().development || askedOverride()) return null;
  return addressWith(`${override.area}:${override.release.entry.replace(/entry\.js$/, "")}`);
}

/** The override that the URL asks for, if the document does not carry it. */
export function askedOverride(): { area: AreaName; build: string } | null {
  const [area, ...build] = new URL(location.href).searchParams.get(PARAMETER)?.split(":") ?? [];
  return area && !inlinedDocument().override ? { area, build: build.join(":") } : null;
}

/** Takes the code of a preview out of the address, so that nothing else reads it there; one that is pasted later loads the page. */
export function takePreview(): void {
  const isThere = () => location.hash.startsWith(PREVIEW_FRAGMENT);
  addEventListener("hashchange", () => isThere() && location.reload());
  if (!isThere()) return;
  preview = location.hash.slice(PREVIEW_FRAGMENT.length);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The code of the preview that the address asked for. */
export const askedPreview = (): string | undefined => preview;

/** This page's URL with another override, or without one. */
export function addressWith(override: string | null): string {
  const url = new URL(location.href);
  if (override) url.searchParams.set(PARAMETER, override);
  else url.searchParams.delete(PARAMETER);
  return url.href;
}

const isOverride = (value: unknown): value is Override =>
  hasFields({ area: "string", release: "object" })(value) &&
  hasFields({ id: "string", entry: "string" })(value.release);
