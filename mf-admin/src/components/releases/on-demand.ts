import { withMessages } from "@lagom/shared/i18n/later-messages";
import { lazy, useEffect } from "react";

/** Parts of the page of releases that come, with what they say, when they are needed. */

export const PeopleSection = lazy(async () => {
  const { PeopleSection } = await withMessages(import("./people-section.tsx"), "release-people");
  return { default: PeopleSection };
});

export const TokensSection = lazy(async () => {
  const { TokensSection } = await withMessages(import("./tokens-section.tsx"), "release-tokens");
  return { default: TokensSection };
});

export const PreviewsSection = lazy(async () => {
  const { PreviewsSection } = await withMessages(import("./previews-section.tsx"), "release-previews");
  return { default: PreviewsSection };
});

export const SafetySection = lazy(async () => {
  const { SafetySection } = await withMessages(import("./safety-section.tsx"), "release-safety");
  return { default: SafetySection };
});

export const DeployableView = lazy(async () => ({ default: (await loadView()).DeployableView }));

const loadView = () => withMessages(import("./deployable-view.tsx"), "release-view");

export const AddAreaDialog = lazy(async () => {
  const { AddAreaDialog } = await withMessages(import("./add-area-dialog.tsx"), "release-change");
  return { default: AddAreaDialog };
});

export const ChangeDialog = lazy(async () => ({ default: (await loadChange()).ChangeDialog }));

const loadChange = () => withMessages(import("./change-dialog.tsx"), "release-change");

/**
 * Loads the view of a deployable, and the question before a change, once somebody begins to move about the page, so that they are there
 * when one is chosen.
 */
export function usePreloads(): void {
  useEffect(() => {
    const ended = new AbortController();
    const preload = () => void Promise.all([loadView(), loadChange()]).catch(() => {});
    for (const event of ["pointerover", "focusin", "touchstart"])
      document.addEventListener(event, preload, { once: true, passive: true, signal: ended.signal });
    return () => ended.abort();
  }, []);
}
