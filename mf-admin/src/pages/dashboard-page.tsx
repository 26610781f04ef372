import type { Reply } from "@lagom/shared/contract/calls";
import { Skeleton } from "@lagom/shared/ui/states";
import { AdminPage } from "../components/admin-page.tsx";
import { Figures } from "../components/figures.tsx";
import { useDashboard } from "../queries/dashboard.ts";
import { words } from "../words.ts";

type Counts = Reply<"GET /api/admin/dashboard">;

const names = words.figures;

/** The counts of the whole product. */
export function DashboardPage() {
  return (
    <AdminPage
      title={words.dashboard}
      query={useDashboard()}
      failed={names.failed}
      loading={<Skeleton lines={4} height="6rem" />}
    >
      {(counts) =>
        groupsOf(counts).map(({ title, figures }) => <Figures key={title} title={title} figures={figures} />)
      }
    </AdminPage>
  );
}

const groupsOf = (counts: Counts) =>
  [
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
    { title: names.voices, figures: [[names.feedback, counts.feedback]] },
  ] as const;
