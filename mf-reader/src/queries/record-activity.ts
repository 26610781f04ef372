import { callApi } from "@lagom/shared/api/client";
import type { Body } from "@lagom/shared/contract/calls";
import { newIdempotencyKey } from "./idempotency-key.ts";

type Activity = Body<"POST /api/user/activities">;

/**
 * Records what the user did, now, in their time zone. It outlives the page, and a failure is only logged: reading goes on.
 * @returns whether the server has it
 */
export async function recordActivity(activity: Activity): Promise<boolean> {
  const body: Activity = {
    ...activity,
    occurred_at: new Date().toISOString(),
    time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
  };
  try {
    await callApi("POST /api/user/activities", {
      body,
      idempotencyKey: newIdempotencyKey(),
      keepalive: true,
    });
    return true;
  } catch (error) {
    console.warn(`The activity ${activity.activity_type} was not recorded`, error);
    return false;
  }
}
