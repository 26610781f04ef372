import { lazy, Suspense } from "react";
import { DayRoom } from "./day-room.tsx";

const DayPill = lazy(() =>
  import(/* webpackChunkName: "readers-frame" */ "./day-pill.tsx").then((module) => ({
    default: module.DayPill,
  })),
);

/** The goal of the day, whose code visitors never load. It stands before what is there already, so that nothing moves. */
export function LazyDayPill() {
  return (
    <Suspense fallback={<DayRoom />}>
      <DayPill />
    </Suspense>
  );
}
