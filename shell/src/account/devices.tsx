import { isApiError } from "@lagom/shared/api/errors";
import type { UserSession } from "@lagom/shared/contract/user";
import { queryFor, useQuery, writeApi } from "@lagom/shared/query";
import { formatMoment } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Skeleton } from "@lagom/shared/ui/states";
import { showToast } from "@lagom/shared/ui/toast";
import { useState } from "react";
import { FormError } from "../form-error.tsx";
import { signOut } from "../session/sign-out.ts";
import { strings } from "../strings/account.ts";
import styles from "./account.module.css";
import { signOutOthers } from "./change-account.ts";
import { useChange } from "./use-change.ts";

/** Where the reader is signed in, and signing out there. @param props.onGone moves the focus when a row has gone */
export function Devices({ onGone }: { onGone: () => void }) {
  const query = useQuery(queryFor("GET /api/user/sessions", {}));
  return (
    <Loaded query={query} message={strings.devices.failed} loading={<Skeleton lines={3} height="4.5rem" />}>
      {({ sessions }) => (
        <div className={styles.devices}>
          {sessions ? (
            <ul className={styles.list}>
              {sessions.map((session) => (
                <Device key={session.id} session={session} onGone={onGone} />
              ))}
            </ul>
          ) : (
            <p>{strings.devices.unknown}</p>
          )}
          {(!sessions || sessions.length > 1) && <SignOutOthers onDone={onGone} />}
        </div>
      )}
    </Loaded>
  );
}

function Device({ session, onGone }: { session: UserSession; onGone: () => void }) {
  const { id, browser, system, current, signed_in_at, last_used_at } = session;
  const name = nameOf(browser, system);
  const [busy, setBusy] = useState(false);

  async function end() {
    setBusy(true);
    if (current) return signOut();
    try {
      await writeApi("DELETE /api/user/sessions/{id}", { params: { id } });
    } catch (error) {
      // It may have ended there, or in another tab.
      if (!isApiError(error) || error.code !== "not_found") {
        console.warn("A session could not be ended", error);
        showToast({ text: strings.devices.signOutFailed({ device: name }) });
        return setBusy(false);
      }
    }
    showToast({ text: strings.devices.signedOut({ device: name }) });
    onGone();
  }

  return (
    <li className={styles.device}>
      <div>
        <p className={styles.name}>
          {name} {current && <Tag tone="pine">{strings.devices.current}</Tag>}
        </p>
        <dl className={styles.times}>
          <Time label={strings.devices.signedIn} at={signed_in_at} />
          <Time label={strings.devices.lastUsed} at={last_used_at} />
        </dl>
      </div>
      <Button size="small" aria-label={strings.devices.signOutOf({ device: name })} busy={busy} onClick={end}>
        {strings.devices.signOut}
      </Button>
    </li>
  );
}

function nameOf(browser: string | null, system: string | null): string {
  if (browser && system) return strings.devices.name({ browser, system });
  return browser ?? system ?? strings.devices.unnamed;
}

function Time({ label, at }: { label: string; at: string }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <time dateTime={at} dir="auto">
          {formatMoment(at)}
        </time>
      </dd>
    </div>
  );
}

function SignOutOthers({ onDone }: { onDone: () => void }) {
  const { busy, send, errorAt } = useChange();
  const end = () =>
    send(signOutOthers, () => {
      showToast({ text: strings.devices.othersDone });
      onDone();
    });
  return (
    <>
      <FormError error={errorAt(null) ?? null} />
      <div>
        <Button busy={busy} onClick={end}>
          {strings.devices.others}
        </Button>
      </div>
    </>
  );
}
