import { paths } from "@lagom/shared/paths";
import { useNavigate } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { Dialog } from "@lagom/shared/ui/dialog";
import form from "../form.module.css";
import { strings } from "../strings-later.ts";
import { useBanned } from "./banned.ts";

const close = () => useBanned.setState({ banned: false });

/** Tells readers whose account was banned why they are signed out, and where to write. */
export function BannedDialog() {
  const navigate = useNavigate();
  const write = () => {
    close();
    navigate(paths.contact);
  };
  return (
    <Dialog title={strings.banned.title} onClose={close} size="small">
      <div className={form.form}>
        <p>{strings.banned.text}</p>
        <Button kind="primary" onClick={write}>
          {strings.banned.contact}
        </Button>
      </div>
    </Dialog>
  );
}
