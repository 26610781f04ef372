import type { Text } from "@lagom/shared/contract/text";
import { onLeave } from "@lagom/shared/leave";
import { currentPreferences } from "@lagom/shared/preferences/store";
import { isInMinutes } from "@lagom/shared/text/daily-goal";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { recordActivity } from "../../queries/record-activity.ts";
import { blocksOf } from "../../text/block.ts";
import { ReadingTime } from "../../text/reading-time.ts";
import { isSounding } from "../listening/sounding.ts";

const TICK_MS = 500;
const MINUTE_MS = 60_000;
const SIGNS = ["scroll", "pointerdown", "pointermove", "keydown"] as const;

/**
 * Measures how long a text is read, and reports time and words when the reader leaves it, also by closing the tab; at midnight, so
 * that each day gets its own; and each minute, while that brings the reader nearer to a goal in minutes.
 * @returns reports at once
 */
export function useReadingTime(
  container: RefObject<HTMLElement | null>,
  first: Text,
  parts: readonly Text[],
): () => void {
  const [time] = useState(() => new ReadingTime());
  const { rewrite_id, language, level } = first;
  const report = useCallback(() => {
    const activity_data = time.take();
    if (activity_data)
      void recordActivity({ activity_type: "article_read", rewrite_id, language, level, activity_data });
  }, [time, rewrite_id, language, level]);
  useClock(time, report);
  useOnScreen(container, time, parts);
  return report;
}

function useClock(time: ReadingTime, report: () => void): void {
  useEffect(() => {
    let day = today();
    const clock = setInterval(() => {
      if (today() !== day) {
        day = today();
        report();
      }
      // While listening, no other activity is needed.
      if (isSounding()) time.stir();
      if (document.visibilityState === "visible") time.pass(TICK_MS / 1000);
    }, TICK_MS);
    const minutes = setInterval(() => {
      if (isInMinutes(currentPreferences().daily_goal)) report();
    }, MINUTE_MS);
    const stir = () => time.stir();
    const onHidden = () => document.visibilityState === "hidden" && report();
    for (const sign of SIGNS) addEventListener(sign, stir, { passive: true });
    document.addEventListener("visibilitychange", onHidden);
    const stopListening = onLeave(report);
    return () => {
      clearInterval(clock);
      clearInterval(minutes);
      for (const sign of SIGNS) removeEventListener(sign, stir);
      document.removeEventListener("visibilitychange", onHidden);
      stopListening();
      report();
    };
  }, [time, report]);
}

const today = () => new Date().toDateString();

function useOnScreen(
  container: RefObject<HTMLElement | null>,
  time: ReadingTime,
  parts: readonly Text[],
): void {
  useEffect(() => {
    for (const [index, block] of blocksOf(parts).entries()) time.know(index, block);
    const blocks = observing((block, onScreen) => time.show(Number(block.dataset.block), onScreen));
    // In a long text, only the blocks of the stretches on screen are observed.
    const stretches = observing((stretch, onScreen) => {
      for (const block of stretch.querySelectorAll<HTMLElement>("[data-block]")) {
        if (onScreen) blocks.observe(block);
        else {
          blocks.unobserve(block);
          time.show(Number(block.dataset.block), false);
        }
      }
    });
    for (const stretch of container.current?.querySelectorAll("[data-stretch]") ?? [])
      stretches.observe(stretch);
    return () => {
      stretches.disconnect();
      blocks.disconnect();
    };
  }, [container, time, parts]);
}

const observing = (tell: (element: HTMLElement, onScreen: boolean) => void): IntersectionObserver =>
  new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) tell(target as HTMLElement, isIntersecting);
  });
