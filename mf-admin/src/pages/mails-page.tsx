import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import { Address } from "@lagom/shared/ui/address";
import { type Column, Table } from "@lagom/shared/ui/table";
import { Moment } from "../components/day.tsx";
import { ListPage } from "../components/list-page.tsx";
import { Pair } from "../components/pair.tsx";
import { actionsColumn, type RowAction, RowMenu } from "../components/row-menu.tsx";
import { Technical } from "../components/technical.tsx";
import { useListState } from "../components/use-list-state.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { strings } from "../strings/common.ts";
import { mailList as texts } from "../strings/mails.ts";
import styles from "./mails-page.module.css";

type Mail = Reply<"GET /api/admin/mails">["mails"][number];

const columns = (): readonly Column<Mail>[] => [
  {
    key: "to",
    header: texts.columns.to,
    bare: true,
    long: true,
    cell: ({ to }) => (
      <strong>
        <Address of={to} />
      </strong>
    ),
  },
  {
    key: "purpose",
    header: texts.columns.purpose,
    cell: ({ purpose }) => <div className={styles.purpose}>{texts.purposes[purpose]}</div>,
  },
  { key: "asked", header: texts.columns.asked, cell: (mail) => <Moment of={mail.asked_at} /> },
  { key: "givenUp", header: texts.columns.givenUp, cell: (mail) => <Moment of={mail.given_up_at} /> },
  {
    key: "failure",
    header: texts.columns.failure,
    long: true,
    cell: ({ attempts, failure }) => (
      <Pair below={texts.attempts({ attempts })}>
        <Technical text={failure} />
      </Pair>
    ),
  },
  actionsColumn((mail) => <RowMenu of={mail.to} actions={[retrying(mail), removing(mail)]} />),
];

function retrying({ id, to }: Mail): RowAction {
  const make = (idempotencyKey: string) =>
    writeApi("POST /api/admin/mails/{id}/retry", { params: { id }, idempotencyKey });
  const { label, title, text, confirm, done } = texts.retry;
  return {
    id: "retry",
    label,
    ask: { title, text: text({ to }), confirm, harmless: true, change: { make, done: done({ to }) } },
  };
}

function removing({ id, to }: Mail): RowAction {
  const make = (idempotencyKey: string) =>
    writeApi("DELETE /api/admin/mails/{id}", { params: { id }, idempotencyKey });
  const { label, title, text, confirm, done } = texts.remove;
  return {
    id: "remove",
    label,
    ask: { title, text: text({ to }), confirm, change: { make, done: done({ to }) } },
  };
}

/** Mails that were given up. */
export function MailsPage() {
  const listState = useListState();
  return (
    <ListPage
      {...texts}
      title={strings.mails}
      listState={listState}
      filters={null}
      query={useAdminPage("GET /api/admin/mails", listState.page)}
      rowsOf={(data) => data.mails}
    >
      {(rows) => <Table caption={strings.mails} columns={columns()} rows={rows} rowKey={({ id }) => id} />}
    </ListPage>
  );
}
