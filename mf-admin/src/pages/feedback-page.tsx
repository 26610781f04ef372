import type { Reply } from "@lagom/shared/contract/calls";
import { formatMoment } from "@lagom/shared/text/format";
import { readMessage } from "../components/feedback-message.ts";
import { ListPage } from "../components/list-page.tsx";
import { usePageNumber } from "../components/use-page-number.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { words } from "../words.ts";
import styles from "./feedback-page.module.css";

type Feedback = Reply<"GET /api/admin/feedback">["feedback"][number];

/** What people wrote. */
export function FeedbackPage() {
  const place = usePageNumber();
  return (
    <ListPage
      {...words.feedbackList}
      title={words.feedback}
      place={place}
      query={useAdminPage("GET /api/admin/feedback", place[0])}
      rowsOf={(data) => data.feedback}
    >
      {(rows) => (
        <ul className={styles.messages}>
          {rows.map((feedback) => (
            <li key={feedback.id}>
              <Message feedback={feedback} />
            </li>
          ))}
        </ul>
      )}
    </ListPage>
  );
}

function Message({ feedback }: { feedback: Feedback }) {
  const { text, context } = readMessage(feedback.message);
  return (
    <article className={styles.message}>
      <div className={styles.from}>
        <strong dir="auto">{feedback.name}</strong>
        <a href={`mailto:${encodeURIComponent(feedback.email)}`}>{feedback.email}</a>
        <time dateTime={feedback.created_at}>{formatMoment(feedback.created_at)}</time>
      </div>
      <div className={styles.said}>
        <h2 className={styles.subject} dir="auto">
          {feedback.subject}
        </h2>
        <p className={styles.text} dir="auto">
          {text}
        </p>
        {context && (
          <p className={styles.context}>
            {words.feedbackList.context(context.page_path, context.target_language, context.level)}
          </p>
        )}
      </div>
    </article>
  );
}
