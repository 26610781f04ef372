import type { Text } from "@lagom/shared/contract/text";
import { onLeave } from "@lagom/shared/leave";
import { type RefObject, useCallback, useEffect, useState } from "react";
import { recordActivity } from "../../queries/record-activity.ts";
import { blocksOf } from "../../text/block.ts";
import { ReadingTime } from "../../text/reading-time.ts";

const TICK_MS = 500;
const SIGNS = ["scroll", "pointerdown", "keydown"] as const;

/**
 * Measures how long a text is read, and reports time and words when the reader leaves it, also by closing the tab.
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
    const clock = setInterval(() => {
      // While listening, no other activity is needed.
      if (isSpeaking()) time.stir();
      if (document.visibilityState === "visible") time.pass(TICK_MS / 1000);
    }, TICK_MS);
    const stir = () => time.stir();
    const onHidden = () => document.visibilityState === "hidden" && report();
    for (const sign of SIGNS) addEventListener(sign, stir, { passive: true });
    document.addEventListener("visibilitychange", onHidden);
    const stopListening = onLeave(report);
    return () => {
      clearInterval(clock);
      for (const sign of SIGNS) removeEventListener(sign, stir);
      document.removeEventListener("visibilitychange", onHidden);
      stopListening();
      report();
    };
  }, [time, report]);
}

const isSpeaking = () => "speechSynthesis" in window && speechSynthesis.speaking;

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
