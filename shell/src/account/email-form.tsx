import { useSession } from "@lagom/shared/session/store";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { useUnsaved } from "@lagom/shared/unsaved";
import { useState } from "react";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings/account.ts";
import styles from "./account.module.css";
import { changeEmail } from "./change-account.ts";
import { useChange } from "./use-change.ts";

/** The address to sign in with; another one counts once both have agreed by mail. */
export function EmailForm() {
  const stored = useSession((state) => state.user?.email ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const [asked, setAsked] = useState<string | null>(null);
  useUnsaved(typed !== null && typed !== stored && typed !== asked);
  const { busy, send, submit, errorAt } = useChange();
  const email = (typed ?? stored).trim();

  const save = () =>
    send(
      () => changeEmail(email),
      () => {
        setTyped(email);
        setAsked(email);
      },
      email.toLowerCase() === stored.toLowerCase() ? { field: "email", text: strings.email.same } : null,
    );
  const waits = asked !== null && asked.toLowerCase() !== stored.toLowerCase();

  return (
    <form className={form.form} onSubmit={submit(save)}>
      <TextField
        label={strings.email.label}
        name="email"
        type="email"
        autoComplete="email"
        hint={strings.email.hint}
        maxLength={255}
        value={typed ?? stored}
        onChange={setTyped}
        error={errorAt("email")}
        required
      />
      <FormError error={errorAt(null) ?? null} />
      <div role="status" className={styles.status}>
        {waits && (
          <WithAddress
            text={strings.email.sent({ before: stored, after: asked })}
            address={[stored, asked]}
          />
        )}
      </div>
      <div className={form.ways}>
        <Button type="submit" busy={busy}>
          {strings.email.save}
        </Button>
      </div>
    </form>
  );
}
