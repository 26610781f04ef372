import { accessToken } from "@lagom/shared/api/access-token";
import { pageConfig } from "@lagom/shared/page-config";
import { kindOf } from "../worker/kept-reads.ts";

/** The first page was read before there was a worker: asks for its texts and lists once more, for the worker to keep. */
export async function keepWhatIsOpen(): Promise<void> {
  const origins = [location.origin, pageConfig().api];
  const headers = { authorization: `Bearer ${await accessToken()}` };
  const read = performance.getEntriesByType("resource").map(({ name }) => name);
  for (const address of new Set(read)) {
    if (kindOf(new URL(address), origins)) await fetch(address, { headers }).catch(() => {});
  }
}
