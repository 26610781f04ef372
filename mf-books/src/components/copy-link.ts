import { showToast } from "@lagom/shared/ui/toast";
import { strings } from "../strings.ts";

/** Copies the URL of a page and shows whether that worked. */
export async function copyLink(path: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(new URL(path, location.origin).href);
    showToast({ text: strings.book.copied });
  } catch {
    showToast({ text: strings.book.copyFailed });
  }
}
