import { TextField } from "@lagom/shared/ui/field";
import { Segmented } from "@lagom/shared/ui/segmented";
import { useState } from "react";
import type { Change } from "../../queries/releases.ts";
import { releaseChange } from "../../strings/release-changes.ts";
import { percentIn, rolloutIn, stepsIn } from "./shares.ts";

const texts = releaseChange.share;
const KINDS = [
  { value: "fixed", label: texts.fixed },
  { value: "stepped", label: texts.stepped },
] as const;
const STEPS = "1, 10, 50, 100";
const PAUSE = "60";

interface Props {
  change: Change;
  /** Called with the change as it is to be made; null while a field is wrong. */
  onChange: (change: Change | null) => void;
}

/** To how many browsers a canary is shown: one share, or growing ones. */
export function ShareFields({ change: { percent: asked, rollout: _, ...change }, onChange }: Props) {
  const [fields, setFields] = useState({
    kind: "fixed" as (typeof KINDS)[number]["value"],
    percent: String(asked ?? ""),
    steps: STEPS,
    pause: PAUSE,
  });
  const { kind, percent, steps, pause } = fields;
  const set = (changed: Partial<typeof fields>) => {
    const now = { ...fields, ...changed };
    setFields(now);
    const fixed = percentIn(now.percent);
    const rollout = rolloutIn(now.steps, now.pause);
    if (now.kind === "fixed") onChange(fixed === null ? null : { ...change, percent: fixed });
    else onChange(rollout && { ...change, rollout });
  };
  return (
    <>
      <Segmented label={texts.how} options={KINDS} value={kind} onChange={(to) => set({ kind: to })} />
      {kind === "fixed" ? (
        <TextField
          label={texts.percent}
          type="number"
          value={percent}
          hint={texts.percentHint}
          error={percentIn(percent) === null ? texts.percentWrong : undefined}
          onChange={(to) => set({ percent: to })}
        />
      ) : (
        <>
          <TextField
            label={texts.steps}
            value={steps}
            hint={texts.stepsHint}
            error={stepsIn(steps) ? undefined : texts.stepsWrong}
            onChange={(to) => set({ steps: to })}
          />
          <TextField
            label={texts.pause}
            type="number"
            value={pause}
            hint={texts.pauseHint}
            error={rolloutIn(STEPS, pause) ? undefined : texts.pauseWrong}
            onChange={(to) => set({ pause: to })}
          />
        </>
      )}
    </>
  );
}
