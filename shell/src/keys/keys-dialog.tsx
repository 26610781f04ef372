import { Dialog } from "@lagom/shared/ui/dialog";
import type { KeyGroup } from "@lagom/shared/ui/key-groups";
import { Fragment, useId } from "react";
import { keyNames } from "../strings/keys.ts";
import { strings } from "../strings-frame.ts";
import styles from "./keys-dialog.module.css";

interface KeysDialogProps {
  /** Of what is on the page. */
  groups: readonly KeyGroup[];
  onClose: () => void;
}

/** The keys that work on this page, and those that work on every page. */
export function KeysDialog({ groups, onClose }: KeysDialogProps) {
  return (
    <Dialog title={strings.keys.title} onClose={onClose}>
      <div className={styles.groups}>
        {[...groups, everywhere()].map((group) => (
          <Keys key={group.title} group={group} />
        ))}
      </div>
    </Dialog>
  );
}

/** What is printed on a key: a name, such as Enter or Space, or the letter itself. */
const printed = (key: string): string => (keyNames as Readonly<Record<string, string>>)[key] ?? key;

function everywhere(): KeyGroup {
  const { title, next, follow, close, show } = strings.keys.everywhere;
  const list = [
    { keys: ["Tab"], does: next },
    { keys: ["Enter"], does: follow },
    { keys: ["Esc"], does: close },
    { keys: ["?"], does: show },
  ];
  return { title, list };
}

function Keys({ group: { title, list } }: { group: KeyGroup }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles.title}>
        {title}
      </h3>
      <dl className={styles.keys}>
        {list.map(({ keys, does }) => (
          <Fragment key={does}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{printed(key)}</kbd>
              ))}
            </dt>
            <dd>{does}</dd>
          </Fragment>
        ))}
      </dl>
    </section>
  );
}
