import { callApi } from "@lagom/shared/api/client";
import { signOut } from "@lagom/shared/session/sign-out";
import { saveFile } from "@lagom/shared/ui/save-file";

/** Saves all data stored about the reader as a file. @throws NetworkError, ApiError */
export async function downloadMyData(): Promise<void> {
  const data = await callApi("GET /api/user/export", {});
  saveFile("lagom-my-data.json", "application/json", JSON.stringify(data, null, 2));
}

/** Deletes the reader's account with everything in it, and ends the session. @throws NetworkError, ApiError */
export async function deleteMyAccount(): Promise<void> {
  await callApi("DELETE /api/user/me", {});
  await signOut();
}
