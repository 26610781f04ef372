import { useSession } from "@lagom/shared/session/store";
import { leftToRight } from "@lagom/shared/text/left-to-right";
import { Button } from "@lagom/shared/ui/button";
import { TextArea, TextField } from "@lagom/shared/ui/field";
import { Page } from "@lagom/shared/ui/page";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useState } from "react";
import { sendFeedback } from "../feedback/send-feedback.ts";
import { useFeedbackContext } from "../feedback/use-feedback-context.ts";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings-later.ts";
import styles from "./narrow.module.css";

/** Contact form for visitors and readers. */
export function ContactPage() {
  const [sent, setSent] = useState(false);
  return (
    <Page title={strings.contact.title} lead={strings.contact.lead}>
      <div className={styles.narrow}>
        {sent ? (
          <div role="status" className={form.form}>
            <p>{strings.contact.sent}</p>
            <div className={form.ways}>
              <Button onClick={() => setSent(false)}>{strings.contact.again}</Button>
            </div>
          </div>
        ) : (
          <ContactForm onSent={() => setSent(true)} />
        )}
      </div>
    </Page>
  );
}

function ContactForm({ onSent }: { onSent: () => void }) {
  const user = useSession((state) => state.user);
  const [name, setName] = useState(user?.full_name ?? "");
  const [email, setEmail] = useState(user?.email ?? "");
  const [subject, setSubject] = useState("");
  const [message, setMessage] = useState("");
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const context = useFeedbackContext();
  useUnsaved(message !== "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setError(null);
    const failure = await sendFeedback({ name, email, subject, message, context });
    setBusy(false);
    setError(failure);
    if (failure === null) onSent();
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={strings.contact.name}
        autoComplete="name"
        maxLength={200}
        dir="auto"
        value={name}
        onChange={setName}
        required
      />
      <TextField
        label={strings.contact.email}
        type="email"
        autoComplete="email"
        hint={strings.contact.emailHint}
        maxLength={255}
        value={email}
        onChange={setEmail}
        required
      />
      <TextField
        label={strings.contact.subject}
        maxLength={200}
        dir="auto"
        value={subject}
        onChange={setSubject}
        required
      />
      <TextArea
        label={strings.contact.message}
        rows={7}
        maxLength={9000}
        dir="auto"
        value={message}
        onChange={setMessage}
        required
      />
      <p className={form.small}>
        {strings.feedback.context({
          path: leftToRight(context.page_path),
          language: context.target_language,
          level: context.level,
        })}
      </p>
      <FormError error={error} />
      <div className={form.actions}>
        <Button kind="primary" type="submit" busy={busy}>
          {strings.contact.send}
        </Button>
      </div>
    </form>
  );
}
