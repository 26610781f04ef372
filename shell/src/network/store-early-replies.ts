import { hearEarlyReplies } from "@lagom/shared/api/early-replies";
import { pageConfig } from "@lagom/shared/page-config";
import { useSession } from "@lagom/shared/session/store";
import { kindOf, makeCaches, userOf } from "../worker/offline-reads.ts";
import { storeRead } from "../worker/store-read.ts";

/**
 * Makes the caches of the reader, and stores what this page fetched before the worker of a first visit was active, as the worker
 * would have.
 */
export async function storeEarlyReplies(): Promise<void> {
  const reader = useSession.getState().user?.id;
  if (reader) await makeCaches(reader);
  const origins = [location.origin, pageConfig().api];
  hearEarlyReplies(({ url, token, response }) => {
    const kind = kindOf(new URL(url, location.href), origins);
    const user = userOf(`Bearer ${token}`);
    if (kind && user) storeRead(user, kind, new URL(url, location.href).href, response).catch(() => {});
  });
}
