import { interfaceDirection } from "@lagom/shared/i18n/language";
import { Button } from "@lagom/shared/ui/button";
import { CircleHelp } from "lucide-react";
import { openTutorial } from "../../stores/tutorial.ts";
import { readerStrings } from "../../strings/reader.ts";
import styles from "./help-button.module.css";

/** Shows the tutorial again. */
export function HelpButton() {
  return (
    <Button kind="quiet" size="small" dir={interfaceDirection()} onClick={() => openTutorial("asked")}>
      <CircleHelp size={16} aria-hidden="true" />
      <span className={styles.label}>{readerStrings.tutorial.title}</span>
    </Button>
  );
}
