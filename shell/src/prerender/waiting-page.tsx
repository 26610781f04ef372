import { reading } from "@lagom/shared/reading/look";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import frame from "../frame/frame.module.css";
import { Header } from "../frame/header.tsx";
import { NEEDS_SCRIPT } from "./needs-script.ts";

/** The frame of an area's page while its code loads: nothing in it but links would work yet. */
export function WaitingPage({ text = false }: { text?: boolean }) {
  return (
    <div className={frame.frame}>
      <Header user={null} settled={false} />
      <main className={frame.main}>{text ? <FirstTextSlot /> : <PageSpinner />}</main>
      <noscript>{NEEDS_SCRIPT}</noscript>
    </div>
  );
}

/** Where `first-text.js` draws the text, below the bar that the reader will put there. */
function FirstTextSlot() {
  return (
    <>
      <div className={reading.bar}>
        <div className={reading.row} />
      </div>
      <div data-first-text>
        <PageSpinner />
      </div>
    </>
  );
}
