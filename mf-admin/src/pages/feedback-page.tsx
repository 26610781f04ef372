import type { Reply } from "@lagom/shared/contract/calls";
import { writeApi } from "@lagom/shared/query";
import { formatMoment } from "@lagom/shared/text/format";
import { leftToRight } from "@lagom/shared/text/left-to-right";
import { Address } from "@lagom/shared/ui/address";
import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { readMessage } from "../components/feedback-message.ts";
import { type Choice, Filters, optionsOf } from "../components/filters.tsx";
import { ListPage } from "../components/list-page.tsx";
import { useListState } from "../components/use-list-state.ts";
import { useAdminPage } from "../queries/admin-page.ts";
import { makeChange } from "../queries/change.ts";
import { strings } from "../strings/common.ts";
import { feedbackList as texts } from "../strings/feedback.ts";
import styles from "./feedback-page.module.css";

type Feedback = Reply<"GET /api/admin/feedback">["feedback"][number];

const choices = (): readonly Choice[] => [
  { name: "state", label: texts.state, options: optionsOf(texts.choices.state) },
];

/** Feedback and contact messages. */
export function FeedbackPage() {
  const listState = useListState();
  const filters = { q: listState.choice("q"), state: listState.choice("state") };
  return (
    <ListPage
      {...texts}
      title={strings.feedback}
      listState={listState}
      filters={<Filters listState={listState} search={texts.search} choices={choices()} />}
      query={useAdminPage("GET /api/admin/feedback", listState.page, filters)}
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
        <strong>
          <bdi>{feedback.name}</bdi>
        </strong>
        <a href={`mailto:${encodeURIComponent(feedback.email)}`}>
          <Address of={feedback.email} />
        </a>
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
            {texts.context({
              page: leftToRight(context.page_path),
              language: context.target_language,
              level: context.level,
            })}
          </p>
        )}
        <Done feedback={feedback} />
      </div>
    </article>
  );
}

function Done({ feedback: { id, subject, done } }: { feedback: Feedback }) {
  const { label, labelOf, said } = done ? texts.reopen : texts.finish;
  const change = {
    make: (idempotencyKey: string) =>
      writeApi("PATCH /api/admin/feedback/{id}", { params: { id }, body: { done: !done }, idempotencyKey }),
    done: said,
  };
  return (
    <div className={styles.done}>
      {done && <Tag tone="pine">{texts.done}</Tag>}
      <Button size="small" aria-label={labelOf({ subject })} onClick={() => makeChange(change)}>
        {label}
      </Button>
    </div>
  );
}
