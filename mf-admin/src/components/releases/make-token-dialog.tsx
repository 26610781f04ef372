import { isApiError } from "@lagom/shared/api/errors";
import { AREAS } from "@lagom/shared/remote";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { useState } from "react";
import { type NewToken, useMakeToken } from "../../queries/release-tokens.ts";
import type { Releases } from "../../queries/releases.ts";
import { releaseTokens as texts } from "../../strings/release-tokens.ts";
import styles from "./change-dialog.module.css";
import { scopeText } from "./scope-text.ts";
import { SecretDialog } from "./secret-dialog.tsx";

const NAME = /^[\w.@-]+$/;
type Scope = NewToken["scope"];

/** Makes a token, and shows its secret this once. */
export function MakeTokenDialog({ releases, onClose }: { releases: Releases; onClose: () => void }) {
  const [name, setName] = useState("");
  const [scope, setScope] = useState<Scope>(AREAS[0]);
  const scopes = scopesFor(releases);
  const { mutate, data, error, isPending } = useMakeToken();
  if (data)
    return (
      <SecretDialog
        title={texts.make.done({ name: data.name })}
        note={texts.make.secret}
        secret={data.token}
        close={texts.make.close}
        onClose={onClose}
      />
    );
  const trimmed = name.trim();
  const nameError = trimmed && !NAME.test(trimmed) ? texts.make.nameWrong : undefined;
  const isTaken = isApiError(error) && error.code === "conflict";
  return (
    <Dialog title={texts.make.title} onClose={onClose}>
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          mutate({ name: trimmed, scope });
        }}
      >
        <TextField
          label={texts.make.name}
          hint={texts.make.nameHint}
          error={nameError ?? (isTaken ? texts.make.taken : undefined)}
          value={name}
          onChange={setName}
          maxLength={60}
          autoComplete="off"
          required
        />
        <SelectField
          label={texts.make.scope}
          options={scopes.map((value) => ({ value, label: scopeText(value) }))}
          value={scope}
          onChange={(value) => setScope(scopes.find((known) => known === value) ?? AREAS[0])}
        />
        {error && !isTaken && !isPending && (
          <p role="alert" className={styles.refusal}>
            {texts.make.failed}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.make.cancel}</Button>
          <Button
            kind="primary"
            type="submit"
            busy={isPending}
            disabled={!trimmed || nameError !== undefined}
          >
            {texts.make.confirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Each area, also one that is not live yet, and everything. */
function scopesFor({ deployables }: Releases): Scope[] {
  const live = deployables.flatMap(({ deployable }) => (deployable === "shell" ? [] : [deployable]));
  return [...new Set<Scope>([...AREAS, ...live, "operator"])];
}
