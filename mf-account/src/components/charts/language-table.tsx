import type { Statistics } from "@lagom/shared/contract/user";
import { type Column, Table } from "@lagom/shared/ui/table";
import { strings } from "../../strings.ts";
import { duration } from "../../text/duration.ts";
import { WordText } from "../word-text.tsx";
import { FIGURE_COLUMNS } from "./figure-table.tsx";

const names = strings.statistics;
const COLUMNS: readonly Column<Statistics>[] = [
  {
    key: "language",
    header: strings.language,
    bare: true,
    cell: ({ language, lang }) => <WordText text={language} lang={lang} strong />,
  },
  ...FIGURE_COLUMNS,
  { key: "time", header: names.time, align: "end", cell: ({ seconds }) => duration(seconds) },
];

/** Figures of each language, the most read first. */
export function LanguageTable({ statistics }: { statistics: readonly Statistics[] }) {
  return <Table caption={names.byLanguage} columns={COLUMNS} rows={statistics} rowKey={({ lang }) => lang} />;
}
