import { X } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { create } from "zustand";
import { WithAddress } from "./address.tsx";
import { Button, IconButton } from "./button.tsx";
import { strings } from "./strings.ts";
import styles from "./toast.module.css";

export interface Toast {
  text: string;
  /** An e-mail address in the text. */
  address?: string | undefined;
  action?: { label: string; onAction: () => void } | undefined;
}

const CLOSES_MS = 6000;
const WITH_ACTION_CLOSES_MS = 12_000;

/** What is shown now, oldest first. */
export const useToasts = create<{ toasts: (Toast & { id: number })[] }>(() => ({ toasts: [] }));
let lastId = 0;

/** Shows a short message at the bottom for some seconds; longer when it offers an action, such as Undo. */
export function showToast(toast: Toast): void {
  lastId += 1;
  const id = lastId;
  useToasts.setState(({ toasts }) => ({ toasts: [...toasts.slice(-2), { ...toast, id }] }));
}

const removeToast = (id: number) =>
  useToasts.setState(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));

/** The region of the toasts, drawn once by the shell. */
export function Toasts() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <div className={styles.toasts} role="status">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} onDone={() => removeToast(toast.id)} />
      ))}
    </div>
  );
}

function ToastCard({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  // The time runs once, from when it shows.
  const close = useEffectEvent(onDone);
  const closesMs = toast.action ? WITH_ACTION_CLOSES_MS : CLOSES_MS;
  useEffect(() => {
    const timer = setTimeout(() => close(), closesMs);
    return () => clearTimeout(timer);
  }, [closesMs]);
  return (
    <div className={styles.toast}>
      <span>
        <WithAddress text={toast.text} address={toast.address ?? ""} />
      </span>
      <span className={styles.ways}>
        {toast.action && (
          <Button
            size="small"
            onClick={() => {
              onDone();
              toast.action?.onAction();
            }}
          >
            {toast.action.label}
          </Button>
        )}
        <IconButton label={strings.dismiss} icon={<X size={16} />} onClick={onDone} />
      </span>
    </div>
  );
}
