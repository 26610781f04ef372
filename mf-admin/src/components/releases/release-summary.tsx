import type { ReactNode } from "react";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { By } from "./by.tsx";
import { type Fared, ReleaseFigures } from "./release-figures.tsx";
import { ReleaseId } from "./release-id.tsx";
import styles from "./release-summary.module.css";
import { When } from "./when.tsx";
import { Why } from "./why.tsx";

interface Props {
  /** In what way it is shown. */
  label: string;
  release: string;
  since: string;
  by: string;
  why: string | null;
  fared: Fared;
  /** What else is to be said of it. */
  children?: ReactNode;
}

/** A release that readers get: since when, by whom and why, and how it fares. */
export function ReleaseSummary({ label, release, since, by, why, fared, children }: Props) {
  return (
    <section className={styles.summary} aria-label={texts.names.summary({ label, release })}>
      <p className={styles.label}>{label}</p>
      <div className={styles.shown}>
        <p className={styles.release}>
          <ReleaseId id={release} />
          <span className={styles.soft}>
            <When at={since} /> · <By who={by} />
          </span>
        </p>
        <Why text={why} />
      </div>
      <ReleaseFigures release={release} fared={fared} />
      {children}
    </section>
  );
}
