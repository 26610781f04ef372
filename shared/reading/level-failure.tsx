import type { ReactNode } from "react";
import { interfaceDirection } from "../i18n/language.ts";
import styles from "./level-failure.module.css";

interface LevelFailureProps {
  message: string;
  /** The way to ask again; none where that is of no use. */
  children?: ReactNode;
}

/** Says beside a text, which stays as it is, that it could not be had at another level. */
export function LevelFailure({ message, children }: LevelFailureProps) {
  return (
    <div className={styles.failure} role="alert" dir={interfaceDirection()}>
      <p>{message}</p>
      {children}
    </div>
  );
}
