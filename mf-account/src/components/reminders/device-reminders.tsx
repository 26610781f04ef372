import type { Reminders } from "@lagom/shared/contract/reminders";
import { type PushState, pushEndpoint, pushState } from "@lagom/shared/push-subscription";
import { Button } from "@lagom/shared/ui/button";
import { useEffect, useState } from "react";
import { startPush, stopPush } from "../../queries/reminders.ts";
import { preferencesStrings } from "../../strings/preferences.ts";
import styles from "./reminders.module.css";

const REASONS = {
  unsupported: "unsupported",
  "needs-app": "needsApp",
  denied: "denied",
} as const satisfies Record<Exclude<PushState, "possible">, keyof typeof preferencesStrings.reminders>;

/** Notifications on this device: on or off, or why they cannot be had. Permission is asked for when the button is pressed. */
export function DeviceReminders({ reminders: { endpoints, push_key } }: { reminders: Reminders }) {
  const [state, setState] = useState(pushState);
  const [own, setOwn] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  useEffect(() => {
    pushEndpoint().then(setOwn, console.warn);
  }, []);
  const isOn = own !== null && endpoints.includes(own) && state === "possible";
  const others = endpoints.filter((endpoint) => endpoint !== own).length;

  async function toggle() {
    setBusy(true);
    setFailure(null);
    try {
      if (isOn) await stopPush();
      else setOwn(await startPush(push_key));
    } catch (error) {
      console.warn("The reminders of this device were not changed", error);
      setFailure(isOn ? preferencesStrings.reminders.stopFailed : preferencesStrings.reminders.startFailed);
    }
    setState(pushState());
    setBusy(false);
  }

  return (
    <div className={styles.device}>
      <h4 className={styles.label}>{preferencesStrings.reminders.here}</h4>
      <p className={styles.text} role="status">
        {state === "possible"
          ? isOn
            ? preferencesStrings.reminders.on
            : preferencesStrings.reminders.off
          : preferencesStrings.reminders[REASONS[state]]}
        {others > 0 && ` ${preferencesStrings.reminders.others({ count: others })}`}
      </p>
      {state === "possible" && (
        <Button onClick={toggle} busy={busy}>
          {isOn ? preferencesStrings.reminders.stop : preferencesStrings.reminders.start}
        </Button>
      )}
      {failure && (
        <p className={styles.error} role="alert">
          {failure}
        </p>
      )}
    </div>
  );
}
