import { Button } from "@lagom/shared/ui/button";
import { CircleHelp } from "lucide-react";
import { openTutorial } from "../../stores/tutorial.ts";
import { words } from "../../words.ts";

/** Brings the tutorial back. */
export function HelpButton() {
  return (
    <Button kind="quiet" size="small" dir="ltr" onClick={() => openTutorial("asked")}>
      <CircleHelp size={16} aria-hidden="true" />
      {words.tutorial.title}
    </Button>
  );
}
