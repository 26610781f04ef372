import { FEEDBACK_SUCCESS_CLOSES_MS } from "@lagom/shared/limits";
import { useSession } from "@lagom/shared/session/store";
import { leftToRight } from "@lagom/shared/text/left-to-right";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { TextArea, TextField } from "@lagom/shared/ui/field";
import { useUnsaved } from "@lagom/shared/unsaved";
import { type FormEvent, useState } from "react";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings-later.ts";
import { SuccessNote } from "../success-note.tsx";
import { sendFeedback } from "./send-feedback.ts";
import { useFeedbackContext } from "./use-feedback-context.ts";

/** The Send Feedback modal: form, sending, thanks (closes by itself) or the error in the form. */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const [sent, setSent] = useState(false);
  return (
    <Dialog title={sent ? strings.feedback.thanksTitle : strings.feedback.title} onClose={onClose}>
      {sent ? (
        <SuccessNote
          text={strings.feedback.thanks}
          closesAfter={FEEDBACK_SUCCESS_CLOSES_MS}
          onClose={onClose}
        />
      ) : (
        <FeedbackForm onSent={() => setSent(true)} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function FeedbackForm({ onSent, onCancel }: { onSent: () => void; onCancel: () => void }) {
  const [subject, setSubject] = useState("");
  const [message, setMessage] = useState("");
  const [sending, setSending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const user = useSession((state) => state.user);
  const context = useFeedbackContext();
  const empty = subject.trim() === "" || message.trim() === "";
  useUnsaved(message !== "");

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (empty || sending) return;
    setSending(true);
    setError(null);
    const { full_name: name = null, email = null } = user ?? {};
    const failure = await sendFeedback({ name, email, subject, message, context });
    setSending(false);
    if (failure === null) onSent();
    else setError(failure);
  };

  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={strings.feedback.subject}
        dir="auto"
        value={subject}
        onChange={setSubject}
        maxLength={200}
        required
      />
      <TextArea
        label={strings.feedback.message}
        dir="auto"
        value={message}
        onChange={setMessage}
        maxLength={9000}
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
        <Button onClick={onCancel}>{strings.feedback.cancel}</Button>
        <Button kind="primary" type="submit" disabled={empty || sending}>
          {strings.feedback.send}
        </Button>
      </div>
    </form>
  );
}
