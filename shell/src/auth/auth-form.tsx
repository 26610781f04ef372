import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import type { ReactNode } from "react";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";

interface AuthFormProps {
  fields: ReactNode;
  /** Label of the button that sends the form. */
  action: string;
  onSubmit: () => void;
  /** Content below the button. */
  children: ReactNode;
}

/** A form of the auth dialog: sends one request at a time, and shows the auth service's message when that fails. */
export function AuthForm({ fields, action, onSubmit, children }: AuthFormProps) {
  const busy = useSession((state) => state.loading);
  const error = useSession((state) => state.error);
  return (
    <form
      className={form.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) onSubmit();
      }}
    >
      {fields}
      <FormError error={error} />
      <Button kind="primary" type="submit" busy={busy}>
        {action}
      </Button>
      {children}
    </form>
  );
}

/** Link to another form of the dialog. */
export function TextButton({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button type="button" className={form.text} onClick={onClick}>
      {children}
    </button>
  );
}
