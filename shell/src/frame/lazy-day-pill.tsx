import { lazy, Suspense } from "react";

const DayPill = lazy(() => import("./day-pill.tsx").then((module) => ({ default: module.DayPill })));

/** The goal of the day, whose code visitors never load. It stands before what is there already, so that nothing moves. */
export function LazyDayPill() {
  return (
    <Suspense>
      <DayPill />
    </Suspense>
  );
}
