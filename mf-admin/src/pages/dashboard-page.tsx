import type { Reply } from "@lagom/shared/contract/calls";
import { formatMoment } from "@lagom/shared/text/format";
import { Skeleton } from "@lagom/shared/ui/states";
import { useState } from "react";
import { AdminPage } from "../components/admin-page.tsx";
import { ChangeLog } from "../components/change-log.tsx";
import { DayCharts, type Span } from "../components/day-charts.tsx";
import { Figures } from "../components/figures.tsx";
import { useDashboard } from "../queries/dashboard.ts";
import { strings } from "../strings/common.ts";
import { dashboardStrings } from "../strings/dashboard.ts";
import styles from "./dashboard-page.module.css";

type Counts = Reply<"GET /api/admin/dashboard">;

/** Counts of the whole product, charts of the last days, and changes by administrators. */
export function DashboardPage() {
  const names = dashboardStrings.figures;
  const [span, setSpan] = useState<Span>("30");
  return (
    <AdminPage
      title={strings.dashboard}
      query={useDashboard(Number(span))}
      failed={names.failed}
      loading={<Skeleton lines={4} height="6rem" />}
    >
      {(counts) => (
        <>
          {groupsOf(counts).map(({ title, figures }) => (
            <Figures key={title} title={title} figures={figures} />
          ))}
          {counts.counted_at && (
            <p className={styles.counted}>{names.counted({ when: formatMoment(counts.counted_at) })}</p>
          )}
          <DayCharts days={counts.days} span={span} onSpan={setSpan} />
          <ChangeLog />
        </>
      )}
    </AdminPage>
  );
}

function groupsOf(counts: Counts) {
  const names = dashboardStrings.figures;
  return [
    {
      title: names.people,
      figures: [
        [names.users, counts.users],
        [names.usersThisWeek, counts.users_this_week],
        [names.activeThisWeek, counts.active_this_week],
      ],
    },
    {
      title: names.reading,
      figures: [
        [names.wordsRead, counts.words_read_this_week],
        [names.lookedUp, counts.looked_up_this_week],
        [names.saved, counts.saved_words],
      ],
    },
    {
      title: names.collection,
      figures: [
        [names.articles, counts.articles],
        [names.rewrites, counts.rewrites],
        [names.books, counts.books],
      ],
    },
    {
      title: names.care,
      figures: [
        [names.feedbackOpen, counts.feedback_open],
        [names.feedback, counts.feedback],
        [names.failures, counts.failures_this_week],
      ],
    },
  ] as const;
}
