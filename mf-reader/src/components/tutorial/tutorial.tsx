import type { Text } from "@lagom/shared/contract/text";
import { interfaceDirection } from "@lagom/shared/i18n/language";
import { Button, IconButton } from "@lagom/shared/ui/button";
import { announce } from "@lagom/shared/ui/live";
import { useAnyModalOpen } from "@lagom/shared/ui/open-modals";
import { X } from "lucide-react";
import { useEffect, useEffectEvent, useRef } from "react";
import { noteTutorial, useUxFlags } from "../../queries/ux-flags.ts";
import { closeTutorial, openTutorial, showTutorialStep, useTutorial } from "../../stores/tutorial.ts";
import { readerStrings } from "../../strings/reader.ts";
import styles from "./tutorial.module.css";

/** Raise it to show the tutorial once more to readers who have seen an earlier version. */
const TUTORIAL_VERSION = 1;

interface TutorialProps {
  abovePlayer: boolean;
  /** The direction of the text: the card stands where its lines end. */
  dir: Text["dir"];
}

/**
 * Explains how to look up words, beside the first text a reader opens, in the terms of their device. It blocks nothing, hides while a
 * lookup is open, and moves on when the reader does what it asks for.
 */
export function Tutorial({ abovePlayer, dir }: TutorialProps) {
  const { open } = useTutorial();
  useShownOnce();
  return open && <Card key={open} asked={open === "asked"} abovePlayer={abovePlayer} dir={dir} />;
}

function useShownOnce(): void {
  const flags = useUxFlags();
  const due = flags !== undefined && (flags.select_to_translate_tutorial?.version ?? 0) < TUTORIAL_VERSION;
  useEffect(() => {
    if (!due) return;
    // What is open already goes on.
    if (!useTutorial.getState().open) openTutorial("shown");
    noteTutorial(TUTORIAL_VERSION);
  }, [due]);
  useEffect(() => closeTutorial, []);
}

function Card({ asked, abovePlayer, dir }: TutorialProps & { asked: boolean }) {
  const { step } = useTutorial();
  const covered = useAnyModalOpen();
  const heading = useRef<HTMLHeadingElement>(null);
  const { title, next, previous, done, close, stepOf } = readerStrings.tutorial;
  const { look, translate, keep } = readerStrings.tutorial.steps[inputs()];
  const steps = [look, translate, keep];
  const last = step === steps.length - 1;
  useAnnounced(covered ? undefined : step, (to) => announce(`${steps[to]?.title}. ${steps[to]?.text}`));
  const begin = useEffectEvent(() => {
    if (!asked) return announce(title);
    const asker = document.activeElement;
    heading.current?.focus();
    return () => {
      if (document.activeElement === document.body && asker instanceof HTMLElement) asker.focus();
    };
  });
  useEffect(() => begin(), []);
  return (
    <aside
      data-screen-only
      className={styles.card}
      data-covered={covered || undefined}
      data-other-side={dir !== interfaceDirection() || undefined}
      data-above-player={abovePlayer || undefined}
      aria-label={title}
      onKeyDown={(event) => {
        if (event.code !== "Escape") return;
        event.preventDefault();
        closeTutorial();
      }}
    >
      <div className={styles.top}>
        <p className={styles.count}>{stepOf({ step: step + 1, all: steps.length })}</p>
        <IconButton label={close} icon={<X size={18} />} onClick={closeTutorial} />
      </div>
      <h2 ref={heading} tabIndex={-1} className={styles.title}>
        {steps[step]?.title}
      </h2>
      <p>{steps[step]?.text}</p>
      <div className={styles.ways}>
        {step > 0 && (
          <Button size="small" onClick={() => showTutorialStep(step - 1)}>
            {previous}
          </Button>
        )}
        <Button size="small" kind="primary" onClick={last ? closeTutorial : () => showTutorialStep(step + 1)}>
          {last ? done : next}
        </Button>
      </div>
    </aside>
  );
}

/** Tells of each further step once it is seen. */
function useAnnounced(step: number | undefined, tell: (step: number) => void): void {
  const told = useRef(step);
  const onStep = useEffectEvent(tell);
  useEffect(() => {
    if (step === undefined || step === told.current) return;
    told.current = step;
    onStep(step);
  }, [step]);
}

/** What the reader has at hand. No browser tells of a keyboard: whatever has a mouse counts as having one. */
function inputs(): "touch" | "keys" | "both" {
  const has = (pointer: string) => matchMedia(`(any-pointer: ${pointer})`).matches;
  if (!has("coarse")) return "keys";
  return has("fine") ? "both" : "touch";
}
