import type { Change, DeployableState, Releases } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";

/** A change, in words: what is asked before it, and said after it. */
export interface Question {
  title: string;
  text: string;
  /** Label of the button, a verb. */
  confirm: string;
  done: string;
  /** Which release replaces which, for whom. */
  swap?: { now: string; after: string; forWhom: string; fallback: string | null };
  /** Whether the log must say why. */
  whyNeeded?: boolean;
}

/** The question for a change in the given state; null where there is nothing to change. */
export function questionOf(change: Change, { worker, deployables }: Releases): Question | null {
  if (change.action === "worker-off") return worker ? texts.workerOff : null;
  if (change.action === "worker-on") return worker ? null : texts.workerOn;
  if (change.action === "restore") {
    const { to_revision = 0 } = change;
    const { title, text, confirm, done } = texts.restore;
    return { title: title({ revision: to_revision }), text, confirm, done: done({ revision: to_revision }) };
  }
  const state = deployables.find(({ deployable }) => deployable === change.deployable);
  return state ? ofDeployable(change, state) : null;
}

function ofDeployable(change: Change, state: DeployableState): Question | null {
  const { deployable, live, canary, fallback, frozen, protected: stop, two_persons } = state;
  const { action, release } = change;
  switch (action) {
    case "promote":
      return release && release !== live ? promotion(release, change, state) : null;
    case "rollback": {
      const to = release ?? fallback;
      if (!to || to === live) return null;
      const { title, text, textCanary, confirm, done } = texts.rollback;
      const values = { deployable, live, to };
      return {
        title: title({ deployable }),
        text: canary ? textCanary({ ...values, canary: canary.release }) : text(values),
        confirm,
        done: done({ deployable, release: to }),
        swap: { now: live, after: to, forWhom: texts.everybody, fallback: null },
      };
    }
    case "withdraw":
    case "stop": {
      if (!canary) return null;
      const { title, text, confirm, done } = texts[action];
      return {
        title: title({ deployable }),
        text: text({ deployable, release: canary.release, live }),
        confirm,
        done: done({ deployable }),
      };
    }
    case "pause":
    case "resume": {
      if (!canary?.rollout || Boolean(canary.rollout.paused) === (action === "pause")) return null;
      const { title, text, confirm, done } = texts[action];
      return {
        title: title({ deployable }),
        text: text({ release: canary.release, percent: canary.percent }),
        confirm,
        done: done({ deployable }),
      };
    }
    case "overrule": {
      if (release === live) return overruleQuestion(state);
      if (!canary || canary.overruled) return null;
      const { title, text, confirm, done } = texts.overrule;
      return {
        title: title({ deployable }),
        text: text({ release: canary.release }),
        confirm,
        done: done({ deployable }),
      };
    }
    case "freeze":
    case "unfreeze":
      return Boolean(frozen) === (action === "unfreeze")
        ? { ...lock(action, deployable), whyNeeded: action === "freeze" }
        : null;
    case "two-persons-on":
    case "two-persons-off":
      return two_persons === (action === "two-persons-off") ? lock(action, deployable) : null;
    case "protect":
    case "unprotect":
      return Boolean(stop) === (action === "unprotect") ? lock(action, deployable) : null;
    default:
      return null;
  }
}

function overruleQuestion({ deployable, live, fallback, overruled }: DeployableState): Question | null {
  if (overruled || !fallback) return null;
  const { title, text, confirm, done } = texts.overruleLive;
  return {
    title: title({ deployable }),
    text: text({ release: live, fallback }),
    confirm,
    done: done({ deployable, release: live }),
  };
}

function promotion(release: string, { percent, rollout }: Change, state: DeployableState): Question {
  const { deployable, live, canary } = state;
  const first = rollout?.steps[0] ?? percent;
  if (first === undefined) {
    const { title, text, confirm, done } = texts.promote;
    return {
      title: title({ deployable }),
      text: text({ deployable, release, live }),
      confirm,
      done: done({ deployable, release }),
      swap: { now: live, after: release, forWhom: texts.everybody, fallback: live },
    };
  }
  const { title, titleShare, text, textReplaces, confirm, confirmShare, done } = texts.canary;
  const isSame = canary?.release === release;
  return {
    title: isSame ? titleShare({ deployable }) : title({ deployable }),
    text: canary && !isSame ? textReplaces({ release, canary: canary.release }) : text({ release }),
    confirm: isSame ? confirmShare : confirm,
    done: done({ deployable, percent: first }),
    swap: {
      now: live,
      after: release,
      forWhom: rollout ? texts.stepped({ steps: rollout.steps.join(" → ") }) : texts.some({ percent: first }),
      fallback: live,
    },
  };
}

type Lock = "freeze" | "unfreeze" | "protect" | "unprotect" | "two-persons-on" | "two-persons-off";

function lock(action: Lock, deployable: string): Question {
  const { title, text, confirm, done } = texts[action];
  return { title: title({ deployable }), text: text({ deployable }), confirm, done: done({ deployable }) };
}
