import { measureVisits } from "../areas/visits.ts";
import { followBadge } from "../session/app-badge.ts";
import { followTitleBar } from "../theme/title-bar.ts";
import { storeEarlyReplies } from "./store-early-replies.ts";
import { followUpdates } from "./update-line.tsx";

/**
 * What only readers need, once the page is drawn: how fast pages are, their offline copies, the badge and title bar of the installed
 * app, and word of a new release.
 */
export async function startForReader(): Promise<void> {
  measureVisits();
  followTitleBar();
  followUpdates();
  followBadge(true);
  await storeEarlyReplies();
}
