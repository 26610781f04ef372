import { Button } from "@lagom/shared/ui/button";
import { Page } from "@lagom/shared/ui/page";
import { EmptyState } from "@lagom/shared/ui/states";
import { Flag } from "lucide-react";
import { useState } from "react";
import type { ListPart } from "../queries/book-list.ts";
import { strings } from "../strings.ts";
import { BackToBooks } from "./back-to-books.tsx";
import { BookPages } from "./book-pages.tsx";
import type { MorePages } from "./more-pages.tsx";
import { ReportDialog } from "./report-dialog.tsx";
import { ShareButton } from "./share-button.tsx";

/** A public list, for anyone. */
export function OpenList({ list, query }: { list: ListPart; query: MorePages }) {
  const [reporting, setReporting] = useState(false);
  const actions = (
    <>
      <ShareButton />
      <Button kind="quiet" onClick={() => setReporting(true)}>
        <Flag size={18} aria-hidden="true" />
        {strings.list.report}
      </Button>
    </>
  );
  return (
    <Page
      title={list.name}
      lead={`${strings.list.public} · ${strings.lists.books({ count: list.books_count })}`}
      actions={actions}
      wide
    >
      {list.books.length === 0 ? (
        <EmptyState {...strings.list.empty} action={<BackToBooks />} />
      ) : (
        <BookPages pages={[list]} query={query} />
      )}
      {reporting && <ReportDialog list={list} onClose={() => setReporting(false)} />}
    </Page>
  );
}
