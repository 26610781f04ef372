import type { Statistics } from "@lagom/shared/contract/user";
import { type Column, Table } from "@lagom/shared/ui/table";
import { statisticsStrings } from "../../strings/statistics.ts";
import { strings } from "../../strings.ts";
import { duration } from "../../text/duration.ts";
import { WordText } from "../word-text.tsx";
import { figureColumns } from "./figure-table.tsx";

const columns = (): Column<Statistics>[] => [
  {
    key: "language",
    header: strings.language,
    bare: true,
    cell: ({ language, lang }) => <WordText text={language} lang={lang} strong />,
  },
  ...figureColumns(),
  {
    key: "time",
    header: statisticsStrings.statistics.time,
    align: "end",
    cell: ({ seconds }) => duration(seconds),
  },
];

/** Figures of each language, the most read first. */
export function LanguageTable({ statistics }: { statistics: readonly Statistics[] }) {
  return (
    <Table
      caption={statisticsStrings.statistics.byLanguage}
      columns={columns()}
      rows={statistics}
      rowKey={({ lang }) => lang}
    />
  );
}
