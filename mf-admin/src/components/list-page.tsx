import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Pager } from "@lagom/shared/ui/pager";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { strings } from "../strings/common.ts";
import { AdminPage, type AdminQuery, type Forbidden } from "./admin-page.tsx";
import type { ListState } from "./use-list-state.ts";

interface ListPageProps<T, Row> {
  title: string;
  lead: string;
  failed: string;
  empty: { title: string; text: string };
  /** What the empty list offers; the way to the dashboard when not given. */
  emptyAction?: ReactNode;
  /** Stands beside the heading. */
  actions?: ReactNode;
  /** Message for users without permission. */
  forbidden?: Forbidden;
  listState: ListState;
  /** Shown above the list in every state. */
  filters: ReactNode;
  query: AdminQuery<T>;
  rowsOf: (data: T) => readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** A paged list of the administration. */
export function ListPage<T extends { has_more: boolean }, Row>(props: ListPageProps<T, Row>) {
  const { title, lead, actions, failed, forbidden, listState, filters, query, rowsOf, children } = props;
  return (
    <AdminPage
      title={title}
      lead={lead}
      actions={actions}
      forbidden={forbidden}
      above={filters}
      query={query}
      failed={failed}
      loading={<Skeleton lines={10} height="2.5rem" />}
    >
      {(data) =>
        rowsOf(data).length === 0 ? (
          <NoRows {...props} />
        ) : (
          <>
            {children(rowsOf(data))}
            <Pager page={listState.page} hasMore={data.has_more} onPage={listState.toPage} />
          </>
        )
      }
    </AdminPage>
  );
}

function NoRows({
  empty,
  emptyAction = <LinkButton to={paths.admin}>{strings.toDashboard}</LinkButton>,
  listState,
}: Pick<ListPageProps<never, never>, "empty" | "emptyAction" | "listState">) {
  if (listState.page > 1)
    return (
      <EmptyState
        {...strings.pageEmpty}
        action={<Button onClick={() => listState.toPage(1)}>{strings.toFirstPage}</Button>}
      />
    );
  if (listState.narrowed)
    return (
      <EmptyState
        {...strings.nothingFound}
        action={<Button onClick={listState.clear}>{strings.showAll}</Button>}
      />
    );
  return <EmptyState {...empty} action={emptyAction} />;
}
