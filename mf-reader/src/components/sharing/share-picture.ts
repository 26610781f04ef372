import { drawQuote, type Quote } from "./quote-picture.ts";

/**
 * Hands a quote as a picture to another app, or where the browser cannot share files, saves it.
 * @returns `saved` if it was saved
 */
export async function shareAsPicture(quote: Quote): Promise<"shared" | "saved"> {
  const file = new File([await drawQuote(quote)], "lagom-quote.png", { type: "image/png" });
  const shared = { files: [file], title: quote.title };
  if (navigator.canShare?.(shared)) {
    await navigator.share(shared).catch(unlessCancelled);
    return "shared";
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = file.name;
  link.click();
  URL.revokeObjectURL(link.href);
  return "saved";
}

function unlessCancelled(error: unknown): void {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
