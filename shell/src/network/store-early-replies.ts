import { takeEarlyReplies } from "@lagom/shared/api/early-replies";
import { pageConfig } from "@lagom/shared/page-config";
import { useSession } from "@lagom/shared/session/store";
import { kindOf, userOf } from "../worker/offline-reads.ts";
import { storeRead } from "../worker/store-read.ts";

/** The first page loaded before the worker was active: stores the texts and lists that it fetched, as the worker would have. */
export function storeEarlyReplies(): void {
  const origins = [location.origin, pageConfig().api];
  let storing = Promise.resolve();
  takeEarlyReplies(({ url, token, response }) => {
    const kind = kindOf(new URL(url, location.href), origins);
    const user = userOf(`Bearer ${token}`);
    if (!kind || !user) return;
    storing = storing.then(async () => {
      // Nothing is stored any more for who has signed out meanwhile.
      if (useSession.getState().user?.id === user) await storeRead(user, kind, url, response).catch(() => {});
    });
  });
}
