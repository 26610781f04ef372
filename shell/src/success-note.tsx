import { CircleCheck } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import form from "./form.module.css";

interface SuccessNoteProps {
  text: string;
  /** In milliseconds, counted from when the note shows. */
  closesAfter: number;
  onClose: () => void;
}

/** Says in a dialog that its form was sent, and closes the dialog after a while. */
export function SuccessNote({ text, closesAfter, onClose }: SuccessNoteProps) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const timer = setTimeout(() => close(), closesAfter);
    return () => clearTimeout(timer);
  }, [closesAfter]);
  return (
    <div className={form.success} role="status">
      <CircleCheck size={40} aria-hidden="true" />
      <p>{text}</p>
    </div>
  );
}
