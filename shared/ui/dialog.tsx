import { X } from "lucide-react";
import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./button.tsx";
import { classNames } from "./class-names.ts";
import styles from "./dialog.module.css";
import { useOpenModal } from "./open-modals.ts";
import { strings } from "./strings.ts";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  size?: "small" | "wide" | undefined;
}

/**
 * A modal dialog, open while it is drawn. The browser's own `<dialog>` keeps the focus inside, makes the page
 * behind it inert, closes on Esc and gives the focus back.
 */
export function Dialog({ title, onClose, children, size }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useOpenModal(true);
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    focusCheckedRadio();
    return () => element?.close();
  }, []);

  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, size && styles[size])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      // The browser may close it without asking, as Android's back gesture does.
      onClose={(event) => {
        if (event.target === dialog.current && !dialog.current.open) onClose();
      }}
    >
      <h2 id={titleId} className={styles.title}>
        {title}
      </h2>
      {children}
      {/* Last in order, so that the first field gets the focus. */}
      <div className={styles.close}>
        <IconButton label={strings.close} icon={<X size={20} />} onClick={onClose} />
      </div>
    </dialog>
  );
}

/** The browser begins with the first radio button of a group, though Tab and the eye begin with the one that is chosen. */
function focusCheckedRadio(): void {
  const { activeElement: first } = document;
  if (first instanceof HTMLInputElement && first.type === "radio")
    document.querySelector<HTMLInputElement>(`[name="${CSS.escape(first.name)}"]:checked`)?.focus();
}
