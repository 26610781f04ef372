import { paths } from "@lagom/shared/paths";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { Pager } from "@lagom/shared/ui/pager";
import { EmptyState, Skeleton } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { isFiltered, type useListState } from "../stores/use-list-state.ts";
import { strings } from "../strings.ts";
import { Filters } from "./filters.tsx";
import styles from "./list-page.module.css";

interface EmptyWords {
  title: string;
  text: string;
  action: string;
}

interface ListPageProps<T extends { has_more: boolean }> {
  title: string;
  lead: string;
  listState: ReturnType<typeof useListState>;
  query: {
    data: T | undefined;
    isFetching: boolean;
    isError: boolean;
    isPlaceholderData: boolean;
    refetch: () => unknown;
  };
  failed: string;
  empty: EmptyWords;
  /** The filters of the list, folded away on a phone. */
  filters: ReactNode;
  /** The search of the list, which is always shown. */
  search?: ReactNode;
  /** Shown beside the heading. */
  actions?: ReactNode;
  isEmpty: (data: T) => boolean;
  /** Shown above the list in every state. */
  before?: ReactNode;
  /** Whether the page is as wide as tables need. */
  wide?: boolean;
  children: (data: T) => ReactNode;
}

/** A page with one of the reader's lists: filters, the four states and paging. */
export function ListPage<T extends { has_more: boolean }>(props: ListPageProps<T>) {
  const { listState, query } = props;
  return (
    <Page title={props.title} lead={props.lead} actions={props.actions} wide={props.wide}>
      <Filters listState={listState} search={props.search}>
        {props.filters}
      </Filters>
      {props.before}
      <Loaded query={query} message={props.failed} loading={<Skeleton lines={9} height="2.75rem" />}>
        {(data) =>
          props.isEmpty(data) ? (
            <NothingHere listState={listState} empty={props.empty} />
          ) : (
            <div className={styles.list} aria-busy={query.isPlaceholderData}>
              {props.children(data)}
              <Pager page={listState.page} hasMore={data.has_more} onPage={listState.toPage} />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function NothingHere({ listState, empty }: Pick<ListPageProps<never>, "listState" | "empty">) {
  if (listState.page > 1)
    return (
      <EmptyState
        {...strings.noneHere}
        action={<Button onClick={() => listState.toPage(1)}>{strings.noneHere.action}</Button>}
      />
    );
  if (isFiltered(listState))
    return (
      <EmptyState
        {...strings.noneFound}
        action={<Button onClick={listState.showAll}>{strings.noneFound.action}</Button>}
      />
    );
  return (
    <EmptyState
      {...empty}
      action={
        <LinkButton to={paths.newsfeed} kind="primary">
          {empty.action}
        </LinkButton>
      }
    />
  );
}
