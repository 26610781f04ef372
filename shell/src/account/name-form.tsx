import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useUnsaved } from "@lagom/shared/unsaved";
import { useState } from "react";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings/account.ts";
import { changeName } from "./change-account.ts";
import { useChange } from "./use-change.ts";

/** The name that the account shows. */
export function NameForm() {
  const stored = useSession((state) => state.user?.full_name ?? "");
  const [typed, setTyped] = useState<string | null>(null);
  const { busy, send, submit, errorAt } = useChange();
  const name = typed ?? stored;

  useUnsaved(name !== stored);

  const save = () =>
    send(
      () => changeName(name.trim()),
      () => {
        setTyped(null);
        showToast({ text: strings.name.saved });
      },
      name.trim() === "" ? { field: "name", text: strings.name.missing } : null,
    );

  return (
    <form className={form.form} onSubmit={submit(save)}>
      <TextField
        label={strings.name.label}
        name="full_name"
        autoComplete="name"
        maxLength={200}
        dir="auto"
        value={name}
        onChange={setTyped}
        error={errorAt("name")}
        required
      />
      <FormError error={errorAt(null) ?? null} />
      <div className={form.ways}>
        <Button type="submit" busy={busy}>
          {strings.name.save}
        </Button>
      </div>
    </form>
  );
}
