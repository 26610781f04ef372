import { formatCount } from "@lagom/shared/text/format";
import { type Column, Table } from "@lagom/shared/ui/table";
import { strings } from "../../strings.ts";
import type { Figure, Figures } from "../../text/calendar.ts";

const names = strings.statistics;
const FIGURES: readonly [Figure, string][] = [
  ["words_read", names.read],
  ["words_looked_up", names.lookedUp],
  ["words_saved", names.saved],
  ["words_reviewed", names.reviewed],
  ["articles_finished", names.finished],
];

interface FigureTableProps<Row extends Figures> {
  caption: string;
  /** Over the first column. */
  header: string;
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
}

/** Figures of days, weeks or languages, a row each. */
export function FigureTable<Row extends Figures>(props: FigureTableProps<Row>) {
  const columns: Column<Row>[] = [
    { key: "name", header: props.header, bare: true, cell: props.nameOf },
    ...FIGURES.map(([figure, header]) => ({
      key: figure,
      header,
      align: "end" as const,
      cell: (row: Row) => formatCount(row[figure]),
    })),
  ];
  return <Table caption={props.caption} columns={columns} rows={props.rows} rowKey={props.keyOf} />;
}
