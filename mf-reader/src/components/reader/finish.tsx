import { analytics } from "@lagom/shared/analytics/analytics";
import type { Text } from "@lagom/shared/contract/text";
import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { showToast } from "@lagom/shared/ui/toast";
import { Check } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { recordActivity } from "../../queries/record-activity.ts";
import { strings } from "../../strings.ts";
import styles from "./finish.module.css";

interface FinishProps {
  text: Text;
  /** Called before finishing is recorded, so that the reading time is recorded too. */
  onFinish: () => void;
  /** Called once finishing is recorded. */
  onFinished: () => void;
}

/** The end of a text: marks it as finished and leads to the next one. */
export function Finish({ text, onFinish, onFinished }: FinishProps) {
  const [state, setState] = useState<"open" | "busy" | "finished">("open");
  const { rewrite_id, language, level } = text;
  const finish = async () => {
    setState("busy");
    onFinish();
    const recorded = await recordActivity({ activity_type: "article_finished", rewrite_id, language, level });
    setState(recorded ? "finished" : "open");
    if (!recorded) return showToast({ text: strings.reader.finishFailed });
    onFinished();
    analytics.track("article_finished", { rewrite_id, language, level });
  };
  if (state !== "finished")
    return (
      <div className={styles.finish}>
        <Button kind="primary" size="large" busy={state === "busy"} onClick={finish}>
          <Check size={20} aria-hidden="true" />
          {strings.reader.finish}
        </Button>
      </div>
    );
  return <Finished />;
}

/** The next text. The focus moves here from the removed button, so that the next key press follows the link. */
function Finished() {
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.finish} role="status">
      <p ref={done} className={styles.done} tabIndex={-1}>
        {strings.reader.finished}
      </p>
      <div className={styles.ways}>
        <LinkButton to={paths.reader} kind="primary">
          {strings.reader.nextText}
        </LinkButton>
        <LinkButton to={paths.newsfeed}>{strings.reader.toFeed}</LinkButton>
      </div>
    </div>
  );
}
