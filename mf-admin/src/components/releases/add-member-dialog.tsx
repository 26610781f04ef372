import { isApiError } from "@lagom/shared/api/errors";
import { AREAS } from "@lagom/shared/remote";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import { SelectField, TextField } from "@lagom/shared/ui/field";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { type Role, useSetMember } from "../../queries/release-people.ts";
import type { Releases } from "../../queries/releases.ts";
import { releasePeople as texts } from "../../strings/release-people.ts";
import { areasIn } from "./areas-in.ts";
import styles from "./change-dialog.module.css";

const ROLES: readonly Role[] = ["publisher", "releaser"];

/** Adds somebody to a team, or gives them another role there. */
export function AddMemberDialog({ releases, onClose }: { releases: Releases; onClose: () => void }) {
  const [email, setEmail] = useState("");
  const [area, setArea] = useState<string>(AREAS[0]);
  const [role, setRole] = useState<Role>("publisher");
  const { mutate, error, isPending } = useSetMember();
  const isUnknown = isApiError(error) && error.code === "not_found";
  const trimmed = email.trim();
  const add = () =>
    mutate(
      { area, email: trimmed, role },
      {
        onSuccess: () => {
          showToast({ text: texts.team.added({ email: trimmed, area }), address: trimmed });
          onClose();
        },
      },
    );
  return (
    <Dialog title={texts.team.add} onClose={onClose}>
      <form
        className={styles.change}
        onSubmit={(event) => {
          event.preventDefault();
          add();
        }}
      >
        <TextField
          label={texts.team.email}
          error={isUnknown && !isPending ? texts.team.unknown : undefined}
          value={email}
          onChange={setEmail}
          maxLength={320}
          autoComplete="off"
          required
        />
        <SelectField
          label={texts.team.area}
          options={areasIn(releases).map((value) => ({ value, label: value }))}
          value={area}
          onChange={setArea}
        />
        <SelectField
          label={texts.team.role}
          options={ROLES.map((value) => ({ value, label: texts.team.roles[value] }))}
          value={role}
          onChange={(value) => setRole(ROLES.find((known) => known === value) ?? "publisher")}
        />
        {error && !isUnknown && !isPending && (
          <p role="alert" className={styles.refusal}>
            {texts.team.addFailed}
          </p>
        )}
        <div className={styles.actions}>
          <Button onClick={onClose}>{texts.team.cancel}</Button>
          <Button kind="primary" type="submit" busy={isPending} disabled={!trimmed}>
            {texts.team.addConfirm}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
