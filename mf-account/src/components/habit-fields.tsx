import { DAILY_GOALS, type DailyGoal } from "@lagom/shared/text/daily-goal";
import { SelectField } from "@lagom/shared/ui/field";
import { preferencesStrings } from "../strings/preferences.ts";
import type { FieldsProps } from "./fields-props.ts";
import styles from "./preferences-fields.module.css";
import { useZones, zoneName } from "./time-zones.ts";

const REVIEWS = [5, 10, 20, 30, 50, 100, 200, 500];

/** Time zone, daily review limit, and the goal of a day. */
export function HabitFields({ draft, onChange }: FieldsProps) {
  const device = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const { groups, options } = useZones(draft.timeZone);
  const counts = [...new Set([...REVIEWS, draft.dailyReviews])].sort((a, b) => a - b);
  return (
    <div className={styles.single}>
      <SelectField
        label={preferencesStrings.preferences.timeZone}
        hint={preferencesStrings.preferences.timeZoneHint}
        value={draft.timeZone ?? ""}
        onChange={(zone) => onChange({ timeZone: zone || null })}
        options={[
          { value: "", label: preferencesStrings.preferences.deviceZone({ zone: zoneName(device) }) },
          ...options,
        ]}
        groups={groups}
      />
      <SelectField
        label={preferencesStrings.preferences.dailyReviews}
        value={String(draft.dailyReviews)}
        onChange={(count) => onChange({ dailyReviews: Number(count) })}
        options={counts.map((count) => ({
          value: String(count),
          label: preferencesStrings.preferences.wordsADay({ count }),
        }))}
      />
      <SelectField
        label={preferencesStrings.preferences.goal}
        hint={preferencesStrings.preferences.goalHint}
        value={draft.dailyGoal ?? ""}
        onChange={(goal) => onChange({ dailyGoal: (goal || null) as DailyGoal | null })}
        options={[
          { value: "", label: preferencesStrings.preferences.noGoal },
          ...DAILY_GOALS.map((goal) => ({ value: goal, label: preferencesStrings.preferences.goals[goal] })),
        ]}
      />
    </div>
  );
}
