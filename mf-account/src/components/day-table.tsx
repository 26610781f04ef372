import { formatCount, formatDay } from "@lagom/shared/text/format";
import { type Column, Table } from "@lagom/shared/ui/table";
import { words } from "../words.ts";
import type { Day } from "./days.ts";

const names = words.statistics;
const figure = (key: Exclude<keyof Day, "day">, header: string): Column<Day> => ({
  key,
  header,
  align: "end",
  cell: (day) => formatCount(day[key]),
});
const COLUMNS: readonly Column<Day>[] = [
  { key: "day", header: names.day, bare: true, cell: ({ day }) => formatDay(day) },
  figure("words_read", names.read),
  figure("words_looked_up", names.lookedUp),
  figure("words_saved", names.saved),
  figure("articles_finished", names.finished),
];

/** The figures of each day, newest first. */
export function DayTable({ language, days }: { language: string; days: readonly Day[] }) {
  return (
    <Table
      caption={`${language}: ${words.statistics.chart(days.length)}`}
      columns={COLUMNS}
      rows={[...days].reverse()}
      rowKey={({ day }) => day}
    />
  );
}
