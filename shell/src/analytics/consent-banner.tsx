import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { useState } from "react";
import { strings } from "../strings-frame.ts";
import { chooseConsent } from "./consent.ts";
import styles from "./consent-banner.module.css";

/** Asks once for consent to usage analysis. Yes and no are equally easy to choose, and recording is a separate question. */
export function ConsentBanner() {
  const [recording, setRecording] = useState(false);
  return (
    <section className={styles.banner} aria-labelledby="consent-title">
      <h2 id="consent-title" className={styles.title}>
        {strings.consent.title}
      </h2>
      <p className={styles.text}>
        {strings.consent.text} <Link to={paths.cookies}>{strings.consent.more}</Link>
      </p>
      <label className={styles.recording}>
        <input type="checkbox" checked={recording} onChange={({ target }) => setRecording(target.checked)} />
        {strings.consent.recording}
      </label>
      <div className={styles.actions}>
        <Button onClick={() => chooseConsent({ analytics: false, recording: false })}>
          {strings.consent.refuse}
        </Button>
        <Button onClick={() => chooseConsent({ analytics: true, recording })}>
          {strings.consent.accept}
        </Button>
      </div>
    </section>
  );
}
