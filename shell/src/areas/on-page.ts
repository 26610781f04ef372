import type { AreaModule } from "@lagom/shared/area-host";
import type { ReleaseReport } from "@lagom/shared/contract/release-reports";
import { hasUnsaved } from "@lagom/shared/unsaved";
import { bodyOf } from "./release-reports.ts";

/** What is to be reported if this page hangs: stored for the tab, and empty once the page has ended as it should. */
const ON_PAGE_KEY = "lagom.on-page";

/** The modules that are loading or stand on the page; the newest is the last. */
const present = new Set<AreaModule>();

/** Told of a module before its code runs. */
export function enters(module: AreaModule): void {
  present.add(module);
  note();
}

export function leaves(module: AreaModule): void {
  present.delete(module);
  note();
}

/** The note of a page of this tab that has not ended as it should. */
export function noteLeft(): string | null {
  try {
    return sessionStorage.getItem(ON_PAGE_KEY);
  } catch {
    return null;
  }
}

/** Answers the worker, which asks whether this page is hung (`worker/hung-pages.ts`). */
export function answerWorker(): void {
  const { serviceWorker } = navigator;
  if (serviceWorker) serviceWorker.onmessage = note; // begins at once, as a listener would not
  for (const end of ["pagehide", "beforeprint"]) addEventListener(end, () => put(""));
}

/** Nothing under unsaved input: the browser's question whether to leave it stops the page as a loop does. */
function note(): void {
  const module = [...present].at(-1);
  put(module && !hasUnsaved() ? JSON.stringify(bodyOf([hung(module)])) : "");
}

const hung = ({ area, release, part }: AreaModule): ReleaseReport => ({
  deployable: area,
  release,
  page: part,
  outcome: "failed",
  failure: "page_hung",
  shown_instead: null,
});

function put(text: string): void {
  try {
    sessionStorage.setItem(ON_PAGE_KEY, text);
  } catch {
    // Without storage, the next page of this tab does not know of this one.
  }
  navigator.serviceWorker?.controller?.postMessage({ note: text, address: location.href });
}
