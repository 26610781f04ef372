import { Button } from "@lagom/shared/ui/button";
import { Link2 } from "lucide-react";
import { strings } from "../strings.ts";
import { copyLink } from "./copy-link.ts";

/** Copies the page's address. */
export function ShareButton() {
  return (
    <Button onClick={() => copyLink(location.pathname)}>
      <Link2 size={18} aria-hidden="true" />
      {strings.book.share}
    </Button>
  );
}
