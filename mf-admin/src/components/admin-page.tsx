import { isApiError } from "@lagom/shared/api/errors";
import { paths } from "@lagom/shared/paths";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { strings } from "../strings/common.ts";
import styles from "./admin-page.module.css";
import { SectionNav } from "./section-nav.tsx";

export interface AdminQuery<T> {
  data: T | undefined;
  error: unknown;
  isFetching: boolean;
  isError: boolean;
  refetch: () => unknown;
}

/** What is said to users without permission. */
export type Forbidden = typeof strings.forbidden | typeof strings.operatorsOnly;

interface AdminPageProps<T> {
  title: string;
  lead?: string;
  actions?: ReactNode;
  /** Shown above the loaded content. */
  above?: ReactNode;
  query: AdminQuery<T>;
  failed: string;
  forbidden?: Forbidden | undefined;
  loading: ReactNode;
  children: (data: T) => ReactNode;
}

/** A page of the administration, with a message for users without permission. */
export function AdminPage<T>({
  title,
  lead,
  actions,
  above,
  query,
  failed,
  forbidden = strings.forbidden,
  loading,
  children,
}: AdminPageProps<T>) {
  if (isApiError(query.error) && query.error.status === 403)
    return (
      <Page title={title} wide>
        <NeedsRole {...forbidden} />
      </Page>
    );
  return (
    <>
      <SectionNav />
      <Page title={title} lead={lead} actions={actions} wide>
        {above && <div className={styles.above}>{above}</div>}
        <Loaded query={query} message={failed} loading={loading}>
          {children}
        </Loaded>
      </Page>
    </>
  );
}

function NeedsRole({ title, text, action }: Record<keyof typeof strings.forbidden, string>) {
  return (
    <EmptyState
      title={title}
      text={text}
      action={
        <LinkButton to={paths.newsfeed} kind="primary">
          {action}
        </LinkButton>
      }
    />
  );
}
