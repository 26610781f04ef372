import type { Statistics } from "@lagom/shared/contract/user";
import { formatCount } from "@lagom/shared/text/format";
import { type Column, Table } from "@lagom/shared/ui/table";
import { strings } from "../../strings.ts";
import { duration } from "../../text/duration.ts";
import { WordText } from "../word-text.tsx";

const names = strings.statistics;
const COLUMNS: readonly Column<Statistics>[] = [
  {
    key: "language",
    header: strings.language,
    bare: true,
    cell: ({ language, lang }) => <WordText text={language} lang={lang} strong />,
  },
  { key: "read", header: names.read, align: "end", cell: ({ words_read }) => formatCount(words_read) },
  {
    key: "lookedUp",
    header: names.lookedUp,
    align: "end",
    cell: ({ words_looked_up }) => formatCount(words_looked_up),
  },
  { key: "saved", header: names.saved, align: "end", cell: ({ words_saved }) => formatCount(words_saved) },
  {
    key: "reviewed",
    header: names.reviewed,
    align: "end",
    cell: ({ words_reviewed }) => formatCount(words_reviewed),
  },
  {
    key: "finished",
    header: names.finished,
    align: "end",
    cell: ({ articles_finished }) => formatCount(articles_finished),
  },
  { key: "time", header: names.time, align: "end", cell: ({ seconds }) => duration(seconds) },
];

/** Everything that was done in each language, the most read first. */
export function LanguageTable({ statistics }: { statistics: readonly Statistics[] }) {
  return <Table caption={names.byLanguage} columns={COLUMNS} rows={statistics} rowKey={({ lang }) => lang} />;
}
