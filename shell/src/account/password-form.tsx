import { MIN_PASSWORD_LENGTH } from "@lagom/shared/limits";
import { fixed } from "@lagom/shared/messages";
import { useSession } from "@lagom/shared/session/store";
import { WithAddress } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useUnsaved } from "@lagom/shared/unsaved";
import { useState } from "react";
import { PasswordField } from "../auth/password-field.tsx";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings/account.ts";
import styles from "./account.module.css";
import { changePassword, type Refusal, sendCode } from "./change-account.ts";
import { useChange } from "./use-change.ts";

/** A new password, proven by the current one or by a code that is mailed. */
export function PasswordForm() {
  const email = useSession((state) => state.user?.email ?? "");
  const [byCode, setByCode] = useState(false);
  const [current, setCurrent] = useState("");
  const [code, setCode] = useState("");
  const [password, setPassword] = useState("");
  useUnsaved(password !== "");
  const { busy, send, submit, errorAt } = useChange();

  const save = () =>
    send(
      () => changePassword(password, byCode ? { nonce: code.trim() } : { current_password: current }),
      () => {
        for (const empty of [setCurrent, setCode, setPassword]) empty("");
        setByCode(false);
        showToast({ text: strings.password.saved });
      },
      tooShort(password),
    );
  const mailCode = () =>
    send(sendCode, () => {
      setByCode(true);
      showToast({ text: strings.password.codeSent({ email }), address: email });
    });

  return (
    <form className={form.form} onSubmit={submit(save)}>
      {byCode ? (
        <TextField
          label={strings.password.code}
          autoComplete="one-time-code"
          hint={<WithAddress text={strings.password.codeSent({ email })} address={email} />}
          maxLength={20}
          value={code}
          onChange={setCode}
          error={errorAt("code")}
          required
        />
      ) : (
        <PasswordField
          kind="current"
          label={strings.password.current}
          value={current}
          onChange={setCurrent}
          error={errorAt("current")}
        />
      )}
      <div className={styles.links}>
        <button type="button" className={form.text} onClick={byCode ? () => setByCode(false) : mailCode}>
          {byCode ? strings.password.byPassword : strings.password.byCode}
        </button>
        {byCode && (
          <button type="button" className={form.text} onClick={mailCode}>
            {strings.password.sendAgain}
          </button>
        )}
      </div>
      <PasswordField
        kind="new"
        label={strings.password.next}
        hint={strings.password.hint}
        value={password}
        onChange={setPassword}
        error={errorAt("password")}
        strength
      />
      <FormError error={errorAt(null) ?? errorAt(byCode ? "current" : "code") ?? null} />
      <div className={form.ways}>
        <Button type="submit" busy={busy}>
          {strings.password.save}
        </Button>
      </div>
    </form>
  );
}

const tooShort = (password: string): Refusal | null =>
  [...password].length < MIN_PASSWORD_LENGTH ? { field: "password", text: fixed.passwordTooShort } : null;
