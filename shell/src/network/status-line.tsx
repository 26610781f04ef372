import { Button } from "@lagom/shared/ui/button";
import type { ReactNode } from "react";
import styles from "./network-status.module.css";

/** A line under the header, with what can be done about what it says. */
export const StatusLine = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className={styles.line}>
    {children}
    {action}
  </div>
);

export const StatusAction = ({ label, onClick }: { label: string; onClick: () => void }) => (
  <Button size="small" onClick={onClick}>
    {label}
  </Button>
);
