import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { MailCheck } from "lucide-react";
import form from "../form.module.css";
import { strings } from "../strings-later.ts";

interface Props {
  text: string;
  /** To where the text says that it goes. */
  email: string;
  onDone: () => void;
}

/** A mail is on its way. */
export function MailSent({ text, email, onDone }: Props) {
  return (
    <div className={form.success} role="status">
      <MailCheck size={40} aria-hidden="true" />
      <p>
        <WithAddress text={text} address={email} />
      </p>
      <Button onClick={onDone}>{strings.auth.done}</Button>
    </div>
  );
}
