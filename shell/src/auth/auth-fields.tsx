import { TextField } from "@lagom/shared/ui/field";
import { strings } from "../strings-later.ts";

interface InputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The address that somebody signs in with. */
export function EmailField(props: InputProps) {
  return (
    <TextField
      label={strings.auth.email}
      name="email"
      type="email"
      autoComplete="email"
      required
      {...props}
    />
  );
}

interface PasswordFieldProps extends InputProps {
  label?: string;
  hint?: string;
  /** Whether it is chosen here, or known already: password managers offer accordingly. */
  kind: "new" | "current";
}

/** A password, hidden while it is typed. */
export function PasswordField({ kind, label = strings.auth.password, ...props }: PasswordFieldProps) {
  return (
    <TextField
      label={label}
      name="password"
      type="password"
      autoComplete={`${kind}-password`}
      required
      {...props}
    />
  );
}
