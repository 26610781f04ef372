import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Pager } from "@lagom/shared/ui/pager";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { words } from "../words.ts";
import { AdminPage, type AdminQuery } from "./admin-page.tsx";

interface ListPageProps<T, Row> {
  title: string;
  lead: string;
  failed: string;
  empty: { title: string; text: string };
  place: readonly [page: number, toPage: (page: number) => void];
  query: AdminQuery<T>;
  rowsOf: (data: T) => readonly Row[];
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the administration, a page at a time. */
export function ListPage<T extends { has_more: boolean }, Row>({
  title,
  lead,
  failed,
  empty,
  place: [page, toPage],
  query,
  rowsOf,
  children,
}: ListPageProps<T, Row>) {
  return (
    <AdminPage
      title={title}
      lead={lead}
      query={query}
      failed={failed}
      loading={<Skeleton lines={10} height="2.5rem" />}
    >
      {(data) =>
        rowsOf(data).length === 0 ? (
          <NoRows empty={empty} page={page} toPage={toPage} />
        ) : (
          <>
            {children(rowsOf(data))}
            <Pager page={page} hasMore={data.has_more} onPage={toPage} />
          </>
        )
      }
    </AdminPage>
  );
}

interface NoRowsProps {
  empty: { title: string; text: string };
  page: number;
  toPage: (page: number) => void;
}

function NoRows({ empty, page, toPage }: NoRowsProps) {
  if (page > 1)
    return (
      <EmptyState
        {...words.pageEmpty}
        action={<Button onClick={() => toPage(1)}>{words.toFirstPage}</Button>}
      />
    );
  return <EmptyState {...empty} action={<LinkButton to={paths.admin}>{words.toDashboard}</LinkButton>} />;
}
