import { Button } from "@lagom/shared/ui/button";
import { MailCheck } from "lucide-react";
import form from "../form.module.css";
import { strings } from "../strings-later.ts";

/** A mail is on its way. */
export function MailSent({ text, onDone }: { text: string; onDone: () => void }) {
  return (
    <div className={form.success} role="status">
      <MailCheck size={40} aria-hidden="true" />
      <p>{text}</p>
      <Button onClick={onDone}>{strings.auth.done}</Button>
    </div>
  );
}
