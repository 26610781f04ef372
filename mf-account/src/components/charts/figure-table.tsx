import { countColumn } from "@lagom/shared/ui/count-column";
import { type Column, Table } from "@lagom/shared/ui/table";
import { statisticsStrings } from "../../strings/statistics.ts";
import type { Figures } from "../../text/calendar.ts";

/** A column for each figure. */
export const figureColumns = (): Column<Figures>[] => [
  countColumn("words_read", statisticsStrings.statistics.read),
  countColumn("words_looked_up", statisticsStrings.statistics.lookedUp),
  countColumn("words_saved", statisticsStrings.statistics.saved),
  countColumn("words_reviewed", statisticsStrings.statistics.reviewed),
  countColumn("articles_finished", statisticsStrings.statistics.finished),
];

interface FigureTableProps<Row extends Figures> {
  caption: string;
  /** Header of the first column. */
  header: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Figures of days or weeks, a row each. */
export function FigureTable<Row extends Figures>(props: FigureTableProps<Row>) {
  const columns: Column<Row>[] = [
    { key: "name", header: props.header, bare: true, cell: props.nameOf },
    ...figureColumns(),
  ];
  return <Table caption={props.caption} columns={columns} rows={props.rows} rowKey={props.keyOf} />;
}
