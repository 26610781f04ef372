import { TextField } from "@lagom/shared/ui/field";
import { strings } from "../strings-later.ts";

interface InputProps {
  value: string;
  onChange: (value: string) => void;
}

/** The e-mail field of the auth forms. */
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
