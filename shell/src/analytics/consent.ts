import { hasFields, readStored } from "@lagom/shared/checked-json";
import { pageConfig } from "@lagom/shared/page-config";
import { create } from "zustand";

/** What a person has agreed to or refused. */
export interface Consent {
  analytics: boolean;
  /** Only together with `analytics`. */
  recording: boolean;
}

/** Where the choice is stored. Nothing else is stored for usage analysis before consent is given. */
const CONSENT_KEY = "lagom.consent";
/** After this time we ask again. */
const VALID_MS = 365 * 24 * 60 * 60 * 1000;

const isChoice = hasFields({ analytics: "boolean", recording: "boolean", at: "number" });

const useStore = create<{ consent: Consent | null }>(() => ({ consent: readConsent() }));

/** Whether the operator has set up usage analysis for this site. */
export const isMeasured = (): boolean => pageConfig().posthog !== null;

export const useConsent = (): Consent | null => useStore((state) => state.consent);
export const currentConsent = (): Consent | null => useStore.getState().consent;
export const onConsent = (listener: () => void): (() => void) => useStore.subscribe(listener);

/** Stores a choice, for this tab and the others. */
export function chooseConsent({ analytics, recording }: Consent): void {
  const consent = { analytics, recording: analytics && recording };
  try {
    localStorage.setItem(CONSENT_KEY, JSON.stringify({ ...consent, at: Date.now() }));
  } catch {
    // Storage is full or denied: the choice then lasts as long as the page.
  }
  useStore.setState({ consent });
}

/** Follows choices made in other tabs. */
export function followOtherTabs(): void {
  addEventListener("storage", ({ key }) => {
    if (key === CONSENT_KEY || key === null) useStore.setState({ consent: readConsent() });
  });
}

/** Whether to ask: not if a choice was made already, nor if the browser says no (Global Privacy Control). */
export function useIsAsked(): boolean {
  const chosen = useConsent() !== null;
  return isMeasured() && !chosen && !saysNo();
}

const saysNo = () => (navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl === true;

function readConsent(): Consent | null {
  const stored = readStored("localStorage", CONSENT_KEY, isChoice);
  if (!stored || Date.now() - stored.at > VALID_MS) return null;
  return { analytics: stored.analytics, recording: stored.recording };
}
