import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { releaseStrings as texts } from "../../strings/releases.ts";
import styles from "./command-lines.module.css";

/** Lines for a terminal, or a secret, with a button that copies them. @param label what is copied, for assistive technology */
export function CommandLines({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      showToast({ text: texts.copying.copied });
    } catch {
      showToast({ text: texts.copying.copyFailed });
    }
  };
  return (
    <div className={styles.lines}>
      <pre dir="ltr">{text}</pre>
      <Button size="small" aria-label={texts.copying.copyLabel({ what: label })} onClick={() => void copy()}>
        {texts.copying.copy}
      </Button>
    </div>
  );
}
