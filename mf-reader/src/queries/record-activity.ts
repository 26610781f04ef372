import type { Body } from "@lagom/shared/contract/calls";
import { sendOnce } from "@lagom/shared/write-queue/send";

type Activity = Body<"POST /api/user/activities">;

/**
 * Records what the user did, now, in their time zone. It is kept until the server has it, over closing the tab too; a
 * refusal is only logged: reading goes on.
 * @returns whether it is recorded, or kept for later
 */
export async function recordActivity(activity: Activity): Promise<boolean> {
  const body: Activity = {
    ...activity,
    occurred_at: new Date().toISOString(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  try {
    await sendOnce("POST /api/user/activities", { body }, { patient: true });
    return true;
  } catch (error) {
    console.warn(`The activity ${activity.activity_type} was not recorded`, error);
    return false;
  }
}
