import { paths } from "@lagom/shared/paths";
import { Button, IconButton } from "@lagom/shared/ui/button";
import { Chips } from "@lagom/shared/ui/chips";
import { Dialog } from "@lagom/shared/ui/dialog";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { MenuButton } from "@lagom/shared/ui/menu";
import { Pager } from "@lagom/shared/ui/pager";
import { Segmented } from "@lagom/shared/ui/segmented";
import { Spinner } from "@lagom/shared/ui/spinner";
import { showToast } from "@lagom/shared/ui/toast";
import { Volume2 } from "lucide-react";
import { useState } from "react";
import { Shown } from "./shown.tsx";

const KINDS = ["primary", "secondary", "quiet", "danger"] as const;
const LEVELS = ["A2", "B1", "C1"].map((value) => ({ value, label: value }));
const TOPICS = ["World", "Business", "Science"].map((value) => ({ value, label: value }));

/** Buttons. */
export function Controls() {
  const [level, setLevel] = useState("B1");
  const [topics, setTopics] = useState(["World"]);
  const [page, setPage] = useState(1);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Shown title="Buttons">
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind}>
            {kind}
          </Button>
        ))}
        {KINDS.map((kind) => (
          <Button key={kind} kind={kind} size="small">
            small {kind}
          </Button>
        ))}
        <Button kind="primary" busy>
          busy
        </Button>
        <Button disabled>disabled</Button>
        <LinkButton to={paths.about}>link</LinkButton>
        <IconButton label="Listen" icon={<Volume2 size={20} />} onClick={() => {}} />
        <Spinner />
      </Shown>
      <Shown title="Choices">
        <Segmented label="Level" options={LEVELS} value={level} onChange={setLevel} />
        <Chips label="Topics" options={TOPICS} selected={topics} onChange={setTopics} />
        <MenuButton
          label="More"
          items={[
            { id: "one", label: "Rename", onAction: () => showToast({ text: "Renamed" }) },
            { id: "two", label: "About", href: paths.about },
          ]}
        >
          More
        </MenuButton>
        <Pager page={page} hasMore={page < 3} onPage={setPage} />
      </Shown>
      <Shown title="Over the page">
        <Button onClick={() => setOpen(true)}>Dialog</Button>
        <Button onClick={() => showToast({ text: "Saved" })}>Message</Button>
        <Button onClick={() => showToast({ text: "Deleted", action: { label: "Undo", onAction: () => {} } })}>
          Message with Undo
        </Button>
        {open && (
          <Dialog title="A dialog" onClose={() => setOpen(false)}>
            <Button kind="primary" onClick={() => setOpen(false)}>
              Done
            </Button>
          </Dialog>
        )}
      </Shown>
    </>
  );
}
