import { fixed } from "@lagom/shared/messages";
import { CATEGORIES } from "@lagom/shared/text/categories";
import { LevelBadge, Tag, type Tone } from "@lagom/shared/ui/badge";
import { Cover } from "@lagom/shared/ui/cover";
import { Page } from "@lagom/shared/ui/page";
import { Picture } from "@lagom/shared/ui/picture";
import { EmptyState, ErrorState, Skeleton } from "@lagom/shared/ui/states";
import { Table } from "@lagom/shared/ui/table";
import { Controls } from "./controls.tsx";
import { Fields } from "./fields.tsx";
import { Shown } from "./shown.tsx";
import styles from "./widgets.module.css";

const TONES: readonly Tone[] = ["plain", "pine", "saffron", "sky", "berry"];
const BOOKS = [
  { title: "Gösta Berlings saga", authors: "Selma Lagerlöf" },
  { title: "The Adventures of Sherlock Holmes", authors: "Arthur Conan Doyle" },
  { title: "Війна і мир", authors: "Л. Толстой" },
  { title: "Alice’s Adventures in Wonderland and Through the Looking-Glass", authors: "Lewis Carroll" },
  { title: "源氏物語", authors: "紫式部" },
  { title: "ألف ليلة وليلة", authors: "مجهول" },
];

/** All shared widgets in all their states; only in development. */
export function WidgetsPage() {
  return (
    <Page title="Widgets" lead="Every shared widget in every state." wide>
      <div className={styles.widgets}>
        <Controls />
        <Fields />
        <Shown title="Badges">
          <LevelBadge level="B1" />
          <LevelBadge level="C1" requested="B1" />
          <LevelBadge level="A2" requested="B1" />
          {TONES.map((tone) => (
            <Tag key={tone} tone={tone}>
              {tone}
            </Tag>
          ))}
        </Shown>
        <Shown title="States">
          <div className={styles.box}>
            <Skeleton lines={4} />
          </div>
          <div className={styles.box}>
            <Skeleton height="8rem" />
          </div>
          <div className={styles.box}>
            <ErrorState message={fixed.newsfeed} onRetry={() => {}} />
          </div>
          <div className={styles.box}>
            <EmptyState title="No words yet" text="Touch a word in any text and save it." />
          </div>
        </Shown>
        <Shown title="Table">
          <Table
            caption="Books"
            columns={[
              { key: "title", header: "Title", cell: (book) => book.title },
              { key: "authors", header: "Authors", cell: (book) => book.authors },
              { key: "length", header: "Letters", align: "end", cell: (book) => book.title.length },
            ]}
            rows={BOOKS}
            rowKey={(book) => book.title}
            isAlarming={(book) => book.title.startsWith("The")}
          />
        </Shown>
        <Shown title="Pictures">
          {CATEGORIES.flatMap((category) =>
            ["one", "two", "three"].map((seed) => (
              <div key={category + seed} className={styles.picture}>
                <Picture category={category} seed={category + seed} />
              </div>
            )),
          )}
        </Shown>
        <Shown title="Covers">
          {BOOKS.map((book) => (
            <div key={book.title} className={styles.cover}>
              <Cover {...book} />
            </div>
          ))}
        </Shown>
      </div>
    </Page>
  );
}
