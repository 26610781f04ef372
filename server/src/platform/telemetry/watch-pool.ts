import type pg from "pg";
import { databaseConnections, databaseWaiting } from "./metrics.ts";
import { tracing } from "./tracing.ts";

/** Shows a pool's connections among the metrics, and its queries as spans where traces are exported. */
export function watchPool(pool: pg.Pool): void {
  const remove = [
    databaseConnections.add(() =>
      ifOpen([
        { labels: { state: "in_use" }, value: pool.totalCount - pool.idleCount },
        { labels: { state: "idle" }, value: pool.idleCount },
      ]),
    ),
    databaseWaiting.add(() => ifOpen([{ value: pool.waitingCount }])),
  ];
  function ifOpen<T>(readings: readonly T[]): readonly T[] {
    if (!pool.ended) return readings;
    for (const end of remove) end();
    return [];
  }
  const { traceQueries } = tracing() ?? {};
  if (traceQueries) pool.on("connect", traceQueries);
}
