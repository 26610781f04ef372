import { paths } from "@lagom/shared/paths";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { Loaded } from "@lagom/shared/ui/loaded";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import type { ReactNode } from "react";
import { PageLoading } from "../areas/page-loading.tsx";
import { isAdministrator, useMe } from "../queries/me.ts";
import { strings } from "../strings-for-readers.ts";

/** Lets administrators see a page. What it shows is the API's to refuse: its code is public. */
export function ForAdministrators({ title, children }: { title: string; children: ReactNode }) {
  const { action, failed, text, title: heading } = strings.administrators;
  return (
    <Loaded
      query={useMe()}
      message={failed}
      loading={
        <>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          <PageLoading />
        </>
      }
    >
      {(me) =>
        isAdministrator(me) ? (
          children
        ) : (
          <Page title={title} wide>
            <EmptyState
              title={heading}
              text={text}
              action={
                <LinkButton to={paths.newsfeed} kind="primary">
                  {action}
                </LinkButton>
              }
            />
          </Page>
        )
      }
    </Loaded>
  );
}
