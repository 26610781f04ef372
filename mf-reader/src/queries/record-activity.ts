import type { Body } from "@lagom/shared/contract/calls";
import type { Tag } from "@lagom/shared/contract/tags";
import { sendOnce } from "@lagom/shared/write-queue/send";

type Activity = Body<"POST /api/user/activities">;

/** A lookup brings no goal nearer, so that the frame need not ask again at each word. */
const unchangedBy = ({ activity_type }: Activity): readonly Tag[] =>
  activity_type === "word_lookup" ? ["today"] : [];

/**
 * Records an activity of the user, now, in their time zone. It is stored until the server has it, even if the tab is closed; a
 * refusal is only logged, so that reading goes on.
 * @returns whether it was recorded, or stored for later
 */
export async function recordActivity(activity: Activity): Promise<boolean> {
  const body: Activity = {
    ...activity,
    occurred_at: new Date().toISOString(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  try {
    await sendOnce(
      "POST /api/user/activities",
      { body },
      { patient: true, unchanged: unchangedBy(activity) },
    );
    return true;
  } catch (error) {
    console.warn(`The activity ${activity.activity_type} was not recorded`, error);
    return false;
  }
}
