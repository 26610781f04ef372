import { Address } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import { Day } from "../components/day.tsx";
import { type Choice, Filters, optionsOf } from "../components/filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { actionsColumn, RowMenu } from "../components/row-menu.tsx";
import { useListState } from "../components/use-list-state.ts";
import { actionsFor, type User } from "../components/user-actions.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { useMe } from "../queries/me.ts";
import { strings } from "../strings/common.ts";
import { userStrings } from "../strings/users.ts";

function choices(): readonly Choice[] {
  const { columns: names, choices: options } = userStrings.list;
  return [
    { name: "role", label: names.role, options: optionsOf(options.role) },
    { name: "state", label: names.state, options: optionsOf(options.state) },
    { name: "sort", label: strings.sort, options: optionsOf(options.sort) },
  ];
}

function columns(): readonly Column<User>[] {
  const { columns: names, roles, banned, active } = userStrings.list;
  return [
    {
      key: "email",
      header: names.email,
      bare: true,
      long: true,
      cell: (user) => (
        <strong>
          <Address of={user.email} />
        </strong>
      ),
    },
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
    countColumn("words_read", names.read),
    countColumn("saved_words", names.saved),
    {
      key: "last",
      header: names.last,
      cell: ({ last_day }) => (last_day ? <Day of={last_day} /> : strings.none),
    },
    { key: "since", header: names.since, cell: (user) => <Day of={user.created_at} /> },
    actionsColumn((user) => <Actions user={user} />),
  ];
}

function Actions({ user }: { user: User }) {
  return <RowMenu of={user.email} actions={actionsFor(user, useMe())} />;
}

/** Everyone with an account. */
export function UsersPage() {
  const listState = useListState();
  const filters = {
    q: listState.choice("q"),
    role: listState.choice("role"),
    state: listState.choice("state"),
    sort: listState.choice("sort"),
  };
  return (
    <ListPage
      {...userStrings.list}
      title={strings.users}
      listState={listState}
      filters={<Filters listState={listState} search={userStrings.list.search} choices={choices()} />}
      query={useAdminPage("GET /api/admin/users", listState.page, filters)}
      rowsOf={(data) => data.users}
    >
      {(rows) => (
        <Table
          caption={strings.users}
          columns={columns()}
          rows={rows}
          rowKey={(user) => user.id}
          isAlarming={(user) => user.banned}
        />
      )}
    </ListPage>
  );
}
