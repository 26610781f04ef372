import type { Reminders as Reply } from "@lagom/shared/contract/reminders";
import { interfaceLanguage, perLocale } from "@lagom/shared/i18n/language";
import { useSession } from "@lagom/shared/session/store";
import { WithAddress } from "@lagom/shared/ui/address";
import { Chips } from "@lagom/shared/ui/chips";
import { SelectField } from "@lagom/shared/ui/field";
import { ErrorState, Skeleton } from "@lagom/shared/ui/states";
import { useId } from "react";
import { deviceZone, useChangeReminders, useReminders } from "../../queries/reminders.ts";
import { preferencesStrings } from "../../strings/preferences.ts";
import { firstWeekday } from "../../text/first-weekday.ts";
import { zoneName } from "../time-zones.ts";
import { DeviceReminders } from "./device-reminders.tsx";
import styles from "./reminders.module.css";

/** Reminders to read and review: when, by e-mail, and on this device. Changes apply at once. */
export function Reminders() {
  const titleId = useId();
  const { data, isError, refetch } = useReminders();
  return (
    <section className={styles.section} aria-labelledby={titleId}>
      <h3 id={titleId}>{preferencesStrings.reminders.title}</h3>
      <p className={styles.text}>{preferencesStrings.reminders.text}</p>
      {data ? (
        <Settings reminders={data} />
      ) : isError ? (
        <ErrorState message={preferencesStrings.reminders.failed} onRetry={() => void refetch()} />
      ) : (
        <Skeleton lines={4} height="3rem" />
      )}
    </section>
  );
}

function Settings({ reminders }: { reminders: Reply }) {
  const change = useChangeReminders();
  const address = useSession((state) => state.user?.email ?? "");
  const noteId = useId();
  const time_zone = reminders.time_zone ?? deviceZone();
  const { email, hour, days } = change.isPending ? change.variables : reminders;
  const set = (part: Partial<Pick<Reply, "email" | "hour" | "days">>) =>
    change.mutate({ email, hour, days, time_zone: deviceZone(), ...part });
  const chooseDays = (chosen: string[]) => {
    if (chosen.length > 0) set({ days: chosen.map(Number) });
  };
  const isUnconfirmed = email && !reminders.address_confirmed;
  return (
    <>
      <SelectField
        label={preferencesStrings.reminders.hour}
        hint={preferencesStrings.reminders.zone({ zone: zoneName(time_zone) })}
        value={String(hour)}
        onChange={(chosen) => set({ hour: Number(chosen) })}
        options={hours()}
      />
      <div className={styles.days}>
        <p className={styles.label} aria-hidden="true">
          {preferencesStrings.reminders.days}
        </p>
        <p className={styles.text}>{preferencesStrings.reminders.daysHint}</p>
        <Chips
          label={preferencesStrings.reminders.days}
          options={weekdays()}
          selected={days.map(String)}
          onChange={chooseDays}
        />
      </div>
      <div>
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={email}
            aria-describedby={isUnconfirmed ? noteId : undefined}
            onChange={({ target }) => set({ email: target.checked })}
          />
          <span>
            <WithAddress text={preferencesStrings.reminders.email({ address })} address={address} />
          </span>
        </label>
        {isUnconfirmed && (
          <p id={noteId} className={styles.text}>
            {preferencesStrings.reminders.notConfirmed}
          </p>
        )}
      </div>
      {change.isError && (
        <p className={styles.error} role="alert">
          {preferencesStrings.reminders.changeFailed}
        </p>
      )}
      <DeviceReminders reminders={reminders} />
    </>
  );
}

/** Times as the browser's own region writes them, if it has the language of the interface. */
const clock = perLocale((locale) => {
  const region = navigator.languages.find((name) => name.split("-")[0] === interfaceLanguage());
  return new Intl.DateTimeFormat(region ?? locale, { hour: "numeric", minute: "2-digit", timeZone: "UTC" });
});
const weekday = perLocale((locale) => new Intl.DateTimeFormat(locale, { weekday: "short", timeZone: "UTC" }));

const hours = () =>
  Array.from({ length: 24 }, (_, hour) => ({
    value: String(hour),
    label: clock().format(Date.UTC(2026, 0, 1, hour)),
  }));

/** From 1 for Monday, which the first of June 2026 was, in the order of the language. */
const weekdays = () =>
  Array.from({ length: 7 }, (_, later) => ((firstWeekday() - 1 + later) % 7) + 1).map((day) => ({
    value: String(day),
    label: weekday().format(Date.UTC(2026, 5, day)),
  }));
