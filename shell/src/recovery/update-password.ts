import { fixed } from "@lagom/shared/messages";
import { loadAuth } from "../session/auth.ts";
import { authMessage } from "../session/auth-message.ts";
import { type RecoveryToken, useRecovery } from "../session/recovery-store.ts";

/**
 * Verifies the recovery token, if there is one, and sets the new password.
 * @returns what to show of a failure (docs/product.md#validation), or null on success
 */
export async function updatePassword(password: string): Promise<string | null> {
  try {
    const { token } = useRecovery.getState();
    if (token) {
      const message = await spend(token);
      if (message !== null) return message;
      // A retry after a refused password uses the session that the token gave.
      useRecovery.setState({ token: null });
    }
    const { error } = await (await loadAuth()).updateUser({ password });
    return error && authMessage(error);
  } catch (error) {
    console.warn("The password could not be updated", error);
    return fixed.unexpectedError;
  }
}

async function spend(token: RecoveryToken): Promise<string | null> {
  const auth = await loadAuth();
  const { error } =
    "hash" in token
      ? await auth.verifyOtp({ token_hash: token.hash, type: "recovery" })
      : await auth.setSession({ access_token: token.accessToken, refresh_token: token.refreshToken });
  return error && authMessage(error);
}
