import { Page } from "@lagom/shared/ui/page";
import type { ReactNode } from "react";
import styles from "./prose.module.css";

/** A page of running text. */
export function Prose({ title, lead, children }: { title: string; lead: string; children: ReactNode }) {
  return (
    <Page title={title} lead={lead}>
      <div className={styles.prose}>{children}</div>
    </Page>
  );
}
