import { isApiError } from "@lagom/shared/api/errors";
import type { Reply } from "@lagom/shared/contract/calls";
import { queryFor, useQuery, writeApi } from "@lagom/shared/query";
import { useSearchParams } from "@lagom/shared/router";
import { formatMoment } from "@lagom/shared/text/format";
import { Button } from "@lagom/shared/ui/button";
import { TextField } from "@lagom/shared/ui/field";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { type FormEvent, useState } from "react";
import form from "../form.module.css";
import { FormError } from "../form-error.tsx";
import { strings } from "../strings/account.ts";
import styles from "./account.module.css";

/** The parameter of the account page's address by which a command line that wants to be signed in names its code. */
export const COMMAND_LINE = "command-line";

/**
 * Signs a command line in that shows a code (docs/teams.md), or refuses it.
 * @param props.onDone moves the focus when the question has gone
 */
export function CommandLine({ onDone }: { onDone: () => void }) {
  const [search, setSearch] = useSearchParams();
  const [done, setDone] = useState<string>();
  const code = search.get(COMMAND_LINE) ?? "";
  const setCode = (next: string) => setSearch({ [COMMAND_LINE]: next }, { replace: true });
  const end = (text: string) => {
    setDone(text);
    onDone();
  };
  if (done) return <p role="status">{done}</p>;
  if (!code) return <CodeForm onCode={setCode} />;
  return <Machine key={code} code={code} onDone={end} onOther={() => setCode("")} />;
}

function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [typed, setTyped] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim()) onCode(typed.trim());
  };
  return (
    <form className={form.form} onSubmit={submit}>
      <TextField
        label={strings.commandLine.code}
        hint={strings.commandLine.codeHint}
        name="code"
        autoComplete="off"
        maxLength={20}
        value={typed}
        onChange={setTyped}
        required
      />
      <div className={form.ways}>
        <Button type="submit">{strings.commandLine.look}</Button>
      </div>
    </form>
  );
}

interface MachineProps {
  code: string;
  onDone: (text: string) => void;
  onOther: () => void;
}

function Machine({ code, onDone, onOther }: MachineProps) {
  const query = useQuery(queryFor("GET /api/releases/logins/{code}", { params: { code } }));
  return (
    <div className={styles.devices}>
      <Loaded query={query} message={failureOf(query.error)} loading={<Skeleton lines={4} height="1.5rem" />}>
        {(machine) => <Question machine={machine} onDone={onDone} />}
      </Loaded>
      {query.isError && (
        <div>
          <Button onClick={onOther}>{strings.commandLine.other}</Button>
        </div>
      )}
    </div>
  );
}

type Asked = Reply<"GET /api/releases/logins/{code}">;

function Question({ machine, onDone }: { machine: Asked; onDone: (text: string) => void }) {
  const { code, machine: name, address, days, asked_at } = machine;
  const [busy, setBusy] = useState<"confirm" | "refuse">();
  const [error, setError] = useState<string | null>(null);

  async function decide(confirm: boolean) {
    setBusy(confirm ? "confirm" : "refuse");
    setError(null);
    try {
      await writeApi("POST /api/releases/logins/{code}", { params: { code }, body: { confirm } });
      onDone(
        confirm
          ? strings.commandLine.confirmed({ machine: name })
          : strings.commandLine.refused({ machine: name }),
      );
    } catch (failure) {
      console.warn("A command line could not be answered", failure);
      setError(failureOf(failure));
      setBusy(undefined);
    }
  }

  return (
    <>
      <p>{strings.commandLine.question({ machine: name })}</p>
      <dl className={styles.times}>
        <Fact label={strings.commandLine.code} value={code} />
        <Fact label={strings.commandLine.address} value={address} />
        <Fact label={strings.commandLine.asked} value={formatMoment(asked_at)} />
        <Fact label={strings.commandLine.valid} value={strings.commandLine.days({ count: days })} />
      </dl>
      <p>{strings.commandLine.warning}</p>
      <FormError error={error} />
      <div className={form.ways}>
        <Button
          kind="primary"
          busy={busy === "confirm"}
          disabled={busy === "refuse"}
          onClick={() => decide(true)}
        >
          {strings.commandLine.confirm}
        </Button>
        <Button busy={busy === "refuse"} disabled={busy === "confirm"} onClick={() => decide(false)}>
          {strings.commandLine.refuse}
        </Button>
      </div>
    </>
  );
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <div>
    <dt>{label}</dt>
    <dd dir="auto">{value}</dd>
  </div>
);

function failureOf(error: unknown): string {
  const code = isApiError(error) ? error.code : null;
  if (code === "not_found" || code === "bad_request") return strings.commandLine.unknown;
  return code === "forbidden" ? strings.commandLine.noTeam : strings.commandLine.failed;
}
