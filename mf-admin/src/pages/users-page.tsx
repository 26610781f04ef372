import type { Reply } from "@lagom/shared/contract/calls";
import { formatDay } from "@lagom/shared/text/format";
import { Tag } from "@lagom/shared/ui/badge";
import { type Column, Table } from "@lagom/shared/ui/table";
import { ListPage } from "../components/list-page.tsx";
import { usePageNumber } from "../components/use-page-number.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { words } from "../words.ts";

type User = Reply<"GET /api/admin/users">["users"][number];

const { columns: names, roles, banned, active } = words.userList;
const COLUMNS: readonly Column<User>[] = [
  { key: "email", header: names.email, bare: true, cell: (user) => <strong>{user.email}</strong> },
  {
    key: "role",
    header: names.role,
    cell: ({ role }) => (role === "user" ? roles.user : <Tag tone="pine">{roles[role]}</Tag>),
  },
  {
    key: "state",
    header: names.state,
    cell: (user) => (user.banned ? <Tag tone="berry">{banned}</Tag> : active),
  },
  { key: "since", header: names.since, cell: (user) => formatDay(user.created_at) },
];

/** Everyone with an account. */
export function UsersPage() {
  const place = usePageNumber();
  return (
    <ListPage
      {...words.userList}
      title={words.users}
      place={place}
      query={useAdminPage("GET /api/admin/users", place[0])}
      rowsOf={(data) => data.users}
    >
      {(rows) => <Table caption={words.users} columns={COLUMNS} rows={rows} rowKey={(user) => user.id} />}
    </ListPage>
  );
}
