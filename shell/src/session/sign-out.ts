import { announceSignOut } from "@lagom/shared/leave";
import { drain } from "@lagom/shared/write-queue/send";
import { loadAuth } from "./auth.ts";
import { noteChoice } from "./ended-by-choice.ts";
import { run } from "./run.ts";
import { setUser } from "./set-user.ts";

/** How long the reader's last changes may take to be sent before the session ends; the rest waits for the next session. */
const SEND_WITHIN_MS = 2000;

/** Ends the session on this device, in all its tabs, even where the auth service cannot be told. */
export async function signOut(): Promise<void> {
  noteChoice(true);
  await run(async () => {
    announceSignOut();
    await Promise.race([drain(), new Promise((resolve) => setTimeout(resolve, SEND_WITHIN_MS))]);
    const { error } = await (await loadAuth()).signOut({ scope: "local" });
    return { data: null, error };
  });
  setUser(null);
}
