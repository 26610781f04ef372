import { isApiError } from "@lagom/shared/api/errors";
import type { ReactNode } from "react";
import type { Change, Releases } from "../../queries/releases.ts";
import { releaseChange as texts } from "../../strings/release-change.ts";
import styles from "./change-dialog.module.css";
import { GateLines } from "./gate-lines.tsx";
import { agoText } from "./when.tsx";
import { Why } from "./why.tsx";

const codeOf = (error: unknown) => (isApiError(error) ? error.code : undefined);

/** Whether an operator may override the refusal: by the gate, a freeze or a withdrawal. */
export const mayBeForced = (error: unknown): boolean =>
  codeOf(error) === "refused" || codeOf(error) === "stopped";

/** Whether somebody else was quicker. */
export const isLostRace = (error: unknown): boolean => codeOf(error) === "lost_race";

interface Props {
  error: unknown;
  change: Change;
  /** How it stands now. */
  releases: Releases;
  /** The revision that the question was asked about. */
  seen: number;
}

/** Why a change was not made, in words. */
export function Refusal({ error, change, releases, seen }: Props) {
  const { title, body } = explained({ error, change, releases, seen });
  return (
    <div role="alert" className={styles.refusal}>
      <strong>{title}</strong>
      {body}
      {mayBeForced(error) && <p>{texts.refusal.mayForce}</p>}
    </div>
  );
}

function explained({ error, change, releases, seen }: Props): { title: string; body?: ReactNode } {
  const details = isApiError(error) ? (error.details ?? []) : [];
  const messages = <GateLines lines={details.map(({ message }) => ({ tool: message }))} />;
  switch (codeOf(error)) {
    case "lost_race":
      return {
        title: texts.refusal.moved,
        body:
          releases.revision === seen ? (
            <p>{texts.refusal.loading}</p>
          ) : (
            <>
              <p>{texts.refusal.movedText}</p>
              <GateLines lines={stateLines(change, releases)} />
            </>
          ),
      };
    case "refused":
      return {
        title: texts.refusal.gate,
        body: (
          <GateLines
            lines={details.map(({ field, message }) => ({
              tool: texts.refusal.check({ name: field, problem: message }),
            }))}
          />
        ),
      };
    case "stopped": {
      const stop = stopOf(change, releases);
      return stop
        ? { title: stop.title, body: <Why text={stop.why} /> }
        : { title: texts.refusal.stopped, body: messages };
    }
    case "conflict":
      return { title: texts.refusal.impossible, body: messages };
    case "forbidden":
      return { title: texts.refusal.forbidden };
    case "not_found":
      return { title: texts.refusal.gone };
    default:
      return { title: isApiError(error) ? texts.refusal.failed : texts.refusal.noAnswer };
  }
}

/** How what the change is about stands now. */
function stateLines({ deployable }: Change, { revision, deployables }: Releases): string[] {
  const state = deployables.find((other) => other.deployable === deployable);
  if (!state) return [texts.refusal.standsRevision({ revision })];
  const { live, since, by, canary, frozen } = state;
  return [
    texts.refusal.stands({ deployable: state.deployable, live, when: agoText(since), who: by }),
    ...(canary ? [texts.refusal.standsCanary({ release: canary.release, percent: canary.percent })] : []),
    ...(frozen
      ? [texts.refusal.frozen({ deployable: state.deployable, who: frozen.by, when: agoText(frozen.at) })]
      : []),
  ];
}

/** The freeze or withdrawal that stops a change, as far as the page knows it. */
function stopOf({ action, deployable, release }: Change, { deployables }: Releases) {
  const isAsked = (other: string) => action === "restore" || other === deployable;
  const stopped = deployables.find((state) => isAsked(state.deployable) && state.frozen);
  if (stopped?.frozen) {
    const { by, at, why } = stopped.frozen;
    return {
      title: texts.refusal.frozen({ deployable: stopped.deployable, who: by, when: agoText(at) }),
      why,
    };
  }
  const withdrawn = deployables.find((state) => isAsked(state.deployable))?.withdrawn;
  if (!release || withdrawn?.release !== release) return null;
  return {
    title: texts.refusal.withdrawn({ release, who: withdrawn.by, when: agoText(withdrawn.at) }),
    why: withdrawn.why,
  };
}
