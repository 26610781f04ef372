import { DAILY_GOALS, type DailyGoal } from "@lagom/shared/text/daily-goal";
import { SelectField } from "@lagom/shared/ui/field";
import { strings } from "../strings.ts";
import type { FieldsProps } from "./fields-props.ts";
import styles from "./preferences-fields.module.css";
import { zoneGroups } from "./time-zones.ts";

const REVIEWS = [5, 10, 20, 30, 50, 100, 200, 500];
const names = strings.preferences;

/** Time zone, daily review limit, and the goal of a day. */
export function HabitFields({ draft, onChange }: FieldsProps) {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const counts = [...new Set([...REVIEWS, draft.dailyReviews])].sort((a, b) => a - b);
  return (
    <div className={styles.pair}>
      <SelectField
        label={names.timeZone}
        hint={names.timeZoneHint}
        value={draft.timeZone ?? ""}
        onChange={(zone) => onChange({ timeZone: zone || null })}
        options={[{ value: "", label: names.deviceZone(device) }]}
        groups={zoneGroups(draft.timeZone)}
      />
      <SelectField
        label={names.dailyReviews}
        value={String(draft.dailyReviews)}
        onChange={(count) => onChange({ dailyReviews: Number(count) })}
        options={counts.map((count) => ({ value: String(count), label: names.wordsADay(count) }))}
      />
      <SelectField
        label={names.goal}
        hint={names.goalHint}
        value={draft.dailyGoal ?? ""}
        onChange={(goal) => onChange({ dailyGoal: (goal || null) as DailyGoal | null })}
        options={[
          { value: "", label: names.noGoal },
          ...DAILY_GOALS.map((goal) => ({ value: goal, label: names.goals[goal] })),
        ]}
      />
    </div>
  );
}
