import { announce } from "@lagom/shared/ui/live";
import { useSyncExternalStore } from "react";
import { strings } from "../strings-frame.ts";
import { chooseConsent, isMeasured, useConsent } from "./consent.ts";
import styles from "./consent-settings.module.css";

const neverChanges = () => () => {};

/** The two switches of usage analysis, which can be changed at any time. */
export function ConsentSettings() {
  const consent = useConsent() ?? { analytics: false, recording: false };
  // Whether this site uses analysis is part of the page configuration, which is not known when pages are prerendered.
  const inBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  if (!inBrowser) return null;
  if (!isMeasured()) return <p>{strings.consent.notMeasured}</p>;
  const choose = (change: Partial<typeof consent>) => {
    chooseConsent({ ...consent, ...change });
    announce(strings.consent.kept);
  };
  return (
    <fieldset className={styles.settings}>
      <legend>{strings.consent.settings}</legend>
      <label>
        <input
          type="checkbox"
          checked={consent.analytics}
          onChange={({ target }) => choose({ analytics: target.checked })}
        />
        <span>{strings.consent.analytics}</span>
      </label>
      <label>
        <input
          type="checkbox"
          checked={consent.recording}
          disabled={!consent.analytics}
          onChange={({ target }) => choose({ recording: target.checked })}
        />
        <span>{strings.consent.recording}</span>
      </label>
    </fieldset>
  );
}
