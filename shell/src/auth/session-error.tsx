import { useSession } from "@lagom/shared/session/store";
import form from "../form.module.css";

/** The auth service's message, as it is. */
export function SessionError() {
  const error = useSession((state) => state.error);
  if (!error) return null;
  return (
    <p className={form.error} role="alert">
      {error}
    </p>
  );
}
