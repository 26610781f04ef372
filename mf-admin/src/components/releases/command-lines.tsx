import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { publishing as texts } from "../../strings/releases.ts";
import styles from "./command-lines.module.css";

/** Lines for a terminal, or a secret, with a button that copies them. @param label what is copied, for assistive technology */
export function CommandLines({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: texts.copied });
    } catch {
      showToast({ text: texts.copyFailed });
    }
  };
  return (
    <div className={styles.lines}>
      <pre dir="ltr">{text}</pre>
      <Button size="small" aria-label={`${texts.copy}: ${label}`} onClick={() => void copy()}>
        {texts.copy}
      </Button>
    </div>
  );
}
