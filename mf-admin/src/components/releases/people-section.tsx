import { formatDay } from "@lagom/shared/text/format";
import { Address } from "@lagom/shared/ui/address";
import { Button } from "@lagom/shared/ui/button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import { type Column, Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { type Member, useMembers } from "../../queries/release-people.ts";
import { releasePeople as texts } from "../../strings/release-people.ts";
import { Pair } from "../pair.tsx";
import { actionsColumn } from "../row-menu.tsx";
import { AddMemberDialog } from "./add-member-dialog.tsx";
import { By } from "./by.tsx";
import styles from "./releases.module.css";
import { RemoveMemberDialog } from "./remove-member-dialog.tsx";
import type { SectionProps } from "./section.ts";
import { WaitingList } from "./waiting-list.tsx";

/** Who releases: what waits for a second person, and the teams of the areas. */
export function PeopleSection({ releases }: SectionProps) {
  const query = useMembers();
  const [adding, setAdding] = useState(false);
  const [removed, setRemoved] = useState<Member>();
  const addButton = (
    <Button kind="primary" onClick={() => setAdding(true)}>
      {texts.team.add}
    </Button>
  );
  return (
    <>
      <section className={styles.parts} aria-label={texts.waiting.caption}>
        <h2>{texts.waiting.title}</h2>
        <WaitingList />
      </section>
      <section className={styles.parts} aria-label={texts.team.caption}>
        <h2>{texts.team.caption}</h2>
        <p className={styles.lead}>{texts.team.lead}</p>
        <Loaded query={query} message={texts.team.failed} loading={<Skeleton lines={4} height="2.5rem" />}>
          {({ members }) =>
            members.length === 0 ? (
              <EmptyState {...texts.team.empty} action={addButton} />
            ) : (
              <>
                <div className={styles.actions}>{addButton}</div>
                <Table
                  caption={texts.team.caption}
                  columns={columnsFor(setRemoved)}
                  rows={members}
                  rowKey={({ area, email }) => `${area} ${email}`}
                />
              </>
            )
          }
        </Loaded>
      </section>
      {adding && <AddMemberDialog releases={releases} onClose={() => setAdding(false)} />}
      {removed && <RemoveMemberDialog member={removed} onClose={() => setRemoved(undefined)} />}
    </>
  );
}

const columnsFor = (onRemove: (member: Member) => void): readonly Column<Member>[] => [
  {
    key: "person",
    header: texts.team.columns.person,
    bare: true,
    long: true,
    cell: ({ email }) => (
      <strong>
        <Address of={email} />
      </strong>
    ),
  },
  { key: "area", header: texts.team.columns.area, cell: ({ area }) => area },
  { key: "role", header: texts.team.columns.role, cell: ({ role }) => texts.team.roles[role] },
  {
    key: "added",
    header: texts.team.columns.added,
    long: true,
    cell: ({ added_at, added_by }) => <Pair below={<By who={added_by} />}>{formatDay(added_at)}</Pair>,
  },
  actionsColumn((member) => (
    <Button
      size="small"
      aria-label={texts.team.removeLabel({ email: member.email, area: member.area })}
      onClick={() => onRemove(member)}
    >
      {texts.team.remove}
    </Button>
  )),
];
