import { useAnyModalOpen } from "@lagom/shared/ui/open-modals";
import { MessageSquareText } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { strings } from "../strings.ts";
import styles from "./feedback-button.module.css";

const FeedbackDialog = lazy(() =>
  import(/* webpackChunkName: "feedback" */ "./feedback-dialog.tsx").then((m) => ({
    default: m.FeedbackDialog,
  })),
);

/** The feedback button of every page; hidden while any modal is open. */
export function FeedbackButton() {
  const [open, setOpen] = useState(false);
  const modalOpen = useAnyModalOpen();
  const closed = useRef(false);
  const close = () => {
    closed.current = true;
    setOpen(false);
  };
  /** The button is drawn anew after its dialog, which had no button to give the focus back to. */
  const takeFocusBack = (button: HTMLButtonElement | null) => {
    if (!button || !closed.current) return;
    closed.current = false;
    button.focus();
  };
  return (
    <>
      {!modalOpen && (
        <button
          ref={takeFocusBack}
          type="button"
          className={styles.button}
          title={strings.feedback.button}
          onClick={() => setOpen(true)}
        >
          <MessageSquareText size={18} aria-hidden="true" />
          <span className={styles.label}>{strings.feedback.button}</span>
        </button>
      )}
      {open && (
        <Suspense fallback={null}>
          <FeedbackDialog onClose={close} />
        </Suspense>
      )}
    </>
  );
}
