import form from "./form.module.css";

/** Why a form could not be sent, where it could not. */
export function FormError({ error }: { error: string | null }) {
  return (
    error && (
      <p className={form.error} role="alert">
        {error}
      </p>
    )
  );
}
