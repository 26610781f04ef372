import { parseChecked } from "@lagom/shared/checked-json";
import { HUNG_CACHE, hungPath, isNote } from "../worker/hung-pages.ts";
import { breakRelease } from "./releases.ts";

/** Shows the release before in this tab if the worker has seen the page that left this note hang. */
export async function avoidHung(note: string): Promise<void> {
  const said = parseChecked(note, isNote);
  if (!said) return;
  const hung = await caches.open(HUNG_CACHE);
  const seen = await hung.match(hungPath(said.session));
  if ((await seen?.text()) !== note) return;
  await hung.delete(hungPath(said.session));
  for (const { deployable, release } of said.reports) breakRelease(deployable, release);
}
