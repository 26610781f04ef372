import { Button } from "@lagom/shared/ui/button";
import { showToast } from "@lagom/shared/ui/toast";
import { Link2 } from "lucide-react";
import { words } from "../words.ts";

/** Copies the page's address. */
export function ShareButton() {
  const copy = () =>
    navigator.clipboard.writeText(location.href).then(
      () => showToast({ text: words.book.copied }),
      () => showToast({ text: words.book.copyFailed }),
    );
  return (
    <Button onClick={copy}>
      <Link2 size={18} aria-hidden="true" />
      {words.book.share}
    </Button>
  );
}
