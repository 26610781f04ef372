import { fixed } from "@lagom/shared/messages";
import { useSession } from "@lagom/shared/session/store";

/**
 * Calls the auth service (docs/product.md#session): sets loading meanwhile, clears the last error and stores what to show.
 * @returns what the service gave; null after any failure
 */
export async function run<R extends { data: unknown; error: Error | null }>(
  call: () => Promise<R>,
): Promise<R["data"] | null> {
  useSession.setState({ loading: true, error: null });
  try {
    const { data, error } = await call();
    // Comes with the dialog, in which most such errors are seen.
    const message =
      error && (await import(/* webpackChunkName: "auth-dialog" */ "./auth-message.ts")).authMessage(error);
    useSession.setState({ error: message });
    return error ? null : data;
  } catch (error) {
    console.warn("The auth service could not be asked", error);
    useSession.setState({ error: fixed.unexpectedError });
    return null;
  } finally {
    useSession.setState({ loading: false });
  }
}
