import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Pager } from "@lagom/shared/ui/pager";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { words } from "../words.ts";
import { AdminPage, type AdminQuery } from "./admin-page.tsx";
import type { ListPlace } from "./use-list-place.ts";

interface ListPageProps<T, Row> {
  title: string;
  lead: string;
  failed: string;
  empty: { title: string; text: string };
  place: ListPlace;
  /** What stands over the list, whether it is empty or not. */
  filters: ReactNode;
  query: AdminQuery<T>;
  rowsOf: (data: T) => readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the administration, a page at a time. */
export function ListPage<T extends { has_more: boolean }, Row>(props: ListPageProps<T, Row>) {
  const { title, lead, failed, empty, place, filters, query, rowsOf, children } = props;
  return (
    <AdminPage
      title={title}
      lead={lead}
      above={filters}
      query={query}
      failed={failed}
      loading={<Skeleton lines={10} height="2.5rem" />}
    >
      {(data) =>
        rowsOf(data).length === 0 ? (
          <NoRows empty={empty} place={place} />
        ) : (
          <>
            {children(rowsOf(data))}
            <Pager page={place.page} hasMore={data.has_more} onPage={place.toPage} />
          </>
        )
      }
    </AdminPage>
  );
}

function NoRows({ empty, place }: { empty: { title: string; text: string }; place: ListPlace }) {
  if (place.page > 1)
    return (
      <EmptyState
        {...words.pageEmpty}
        action={<Button onClick={() => place.toPage(1)}>{words.toFirstPage}</Button>}
      />
    );
  if (place.narrowed)
    return (
      <EmptyState {...words.nothingFound} action={<Button onClick={place.clear}>{words.showAll}</Button>} />
    );
  return <EmptyState {...empty} action={<LinkButton to={paths.admin}>{words.toDashboard}</LinkButton>} />;
}
