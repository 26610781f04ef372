import { showToast } from "@lagom/shared/ui/toast";
import { words } from "../words.ts";

/** Copies the address of a page of ours, and says whether that worked. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    showToast({ text: words.book.copied });
  } catch {
    showToast({ text: words.book.copyFailed });
  }
}
