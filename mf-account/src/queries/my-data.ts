import { callApi } from "@lagom/shared/api/client";
import { signOut } from "@lagom/shared/session/sign-out";

/** Saves everything that is kept of the reader as a file. @throws NetworkError, ApiError */
export async function downloadMyData(): Promise<void> {
  const data = await callApi("GET /api/user/export", {});
  const url = URL.createObjectURL(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = "lagom-my-data.json";
  link.click();
  URL.revokeObjectURL(url);
}

/** Deletes the reader's account with everything in it, and ends the session. @throws NetworkError, ApiError */
export async function deleteMyAccount(): Promise<void> {
  await callApi("DELETE /api/user/me", {});
  await signOut();
}
