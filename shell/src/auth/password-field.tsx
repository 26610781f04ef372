import { TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import { strings } from "../strings/auth.ts";
import styles from "./password-field.module.css";
import { strengthOf } from "./strength.ts";

interface PasswordFieldProps {
  value: string;
  onChange: (value: string) => void;
  label?: string;
  hint?: string;
  error?: string | undefined;
  /** Whether the password is new or existing, so that password managers offer the right thing. */
  kind: "new" | "current";
  /** Whether to show how strong the password is. */
  strength?: boolean;
}

/** A password field with a button that shows what was typed. */
export function PasswordField({
  kind,
  label = strings.password,
  strength = false,
  ...props
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className={styles.field}>
      <TextField
        label={label}
        name="password"
        type={shown ? "text" : "password"}
        autoComplete={`${kind}-password`}
        required
        {...props}
      />
      <button type="button" className={styles.show} onClick={() => setShown(!shown)}>
        {shown ? strings.hidePassword : strings.showPassword}
      </button>
      {strength && props.value !== "" && <Strength password={props.value} />}
    </div>
  );
}

function Strength({ password }: { password: string }) {
  const strength = strengthOf(password);
  return (
    <div className={styles.strength} role="status">
      <span className={styles.bar} data-strength={strength} />
      {strings.strength[strength]}
    </div>
  );
}
