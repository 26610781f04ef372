import { Button } from "@lagom/shared/ui/button";
import { Table } from "@lagom/shared/ui/table";
import { useState } from "react";
import { AddFeedDialog } from "../components/add-feed-dialog.tsx";
import { feedColumns } from "../components/feed-columns.tsx";
import { ListPage } from "../components/list-page.tsx";
import { OpenFeedsDialog } from "../components/open-feeds-dialog.tsx";
import { useListState } from "../components/use-list-state.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { strings } from "../strings/common.ts";
import { feedStrings } from "../strings/feeds.ts";

/** The feeds from which news comes, with their health. */
export function FeedsPage() {
  const { list: texts, addFeed, openFeeds } = feedStrings;
  const listState = useListState();
  const query = useAdminPage("GET /api/admin/feeds", listState.page);
  const [dialog, setDialog] = useState<"feed" | "open-feeds" | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <ListPage
        title={strings.feeds}
        lead={texts.lead}
        failed={texts.failed}
        forbidden={strings.operatorsOnly}
        actions={
          <>
            <Button onClick={() => setDialog("open-feeds")}>{openFeeds.open}</Button>
            <Button onClick={() => setDialog("feed")}>{addFeed.open}</Button>
          </>
        }
        empty={texts.empty}
        emptyAction={
          <Button kind="primary" onClick={() => setDialog("open-feeds")}>
            {openFeeds.open}
          </Button>
        }
        listState={listState}
        filters={null}
        query={query}
        rowsOf={({ feeds }) => feeds}
      >
        {(rows) => (
          <Table
            caption={strings.feeds}
            columns={feedColumns()}
            rows={rows}
            rowKey={({ id }) => id}
            isAlarming={({ failure, paused }) => failure !== null && !paused}
          />
        )}
      </ListPage>
      {dialog === "feed" && <AddFeedDialog onClose={close} />}
      {dialog === "open-feeds" && <OpenFeedsDialog onClose={close} />}
    </>
  );
}
