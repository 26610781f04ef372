import { Button } from "@lagom/shared/ui/button";
import { Suspense, useState } from "react";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { AddAreaDialog } from "./on-demand.ts";

/** Adds an area of another team: from then on its team can publish it. */
export function AddArea() {
  const [open, setOpen] = useState(false);
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{texts.addArea}</Button>
      <Suspense>{open && <AddAreaDialog onClose={() => setOpen(false)} />}</Suspense>
    </div>
  );
}
