import { usePreferences } from "@lagom/shared/preferences/store";
import styles from "./header.module.css";

/** Holds the place of the day's goal until it is known how far it is; nothing without a goal. */
export function DayRoom() {
  return usePreferences().daily_goal && <span className={styles.room} />;
}
