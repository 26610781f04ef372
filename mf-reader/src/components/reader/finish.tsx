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
  /** Told before it is recorded, so that the reading of it is recorded too. */
  onFinish: () => void;
  /** Told once it is recorded. */
  onFinished: () => void;
}

/** The end of a text: the reader says that it is finished, and goes on to the next. */
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

/** What comes after. The focus, whose button is gone, stays here, so that the next keys lead on. */
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
