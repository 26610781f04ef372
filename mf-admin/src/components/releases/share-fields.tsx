import { TextField } from "@lagom/shared/ui/field";
import { Segmented } from "@lagom/shared/ui/segmented";
import { useState } from "react";
import type { Change } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";
import { percentIn, rolloutIn, stepsIn } from "./shares.ts";

const KINDS = ["fixed", "stepped"] as const;
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
    kind: "fixed" as (typeof KINDS)[number],
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
      <Segmented
        label={texts.share.how}
        options={KINDS.map((value) => ({ value, label: texts.share[value] }))}
        value={kind}
        onChange={(to) => set({ kind: to })}
      />
      {kind === "fixed" ? (
        <TextField
          label={texts.share.percent}
          type="number"
          value={percent}
          hint={texts.share.percentHint}
          error={percentIn(percent) === null ? texts.share.percentWrong : undefined}
          onChange={(to) => set({ percent: to })}
        />
      ) : (
        <>
          <TextField
            label={texts.share.steps}
            dir="ltr"
            value={steps}
            hint={texts.share.stepsHint}
            error={stepsIn(steps) ? undefined : texts.share.stepsWrong}
            onChange={(to) => set({ steps: to })}
          />
          <TextField
            label={texts.share.pause}
            type="number"
            value={pause}
            hint={texts.share.pauseHint}
            error={rolloutIn(STEPS, pause) ? undefined : texts.share.pauseWrong}
            onChange={(to) => set({ pause: to })}
          />
        </>
      )}
    </>
  );
}
