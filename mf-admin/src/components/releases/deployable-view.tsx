import { Link } from "@lagom/shared/router";
import { Button } from "@lagom/shared/ui/button";
import { useState } from "react";
import type { DeployableState, Release } from "../../queries/releases.ts";
import { viewStrings } from "../../strings/release-view.ts";
import { sectionPath } from "./addresses.ts";
import { type Action, lockActions, releaseActions } from "./deployable-actions.ts";
import { Locks } from "./deployable-card.tsx";
import styles from "./deployable-view.module.css";
import { Notices } from "./notices.tsx";
import { PublishSteps } from "./publish-steps.tsx";
import { ReleaseDialog } from "./release-dialog.tsx";
import { ReleaseList } from "./release-list.tsx";
import type { SectionProps } from "./section.ts";
import { ShownReleases } from "./shown-releases.tsx";

interface Props {
  state: DeployableState;
  onAsk: SectionProps["onAsk"];
}

/** Everything about one deployable, and everything that can be done with it. */
export function DeployableView({ state, onAsk }: Props) {
  const { deployable } = state;
  const [shown, setShown] = useState<Release>();
  return (
    <section className={styles.view} aria-label={viewStrings.view.title({ deployable })}>
      <p>
        <Link to={sectionPath("")}>{viewStrings.view.back}</Link>
      </p>
      <header className={styles.head}>
        <h2>{viewStrings.view.title({ deployable })}</h2>
        <Locks state={state} />
      </header>
      <Notices state={state} />
      <div className={styles.releases}>
        <ShownReleases state={state} />
      </div>
      <Actions actions={[...releaseActions(state), ...lockActions(state)]} onAsk={onAsk} />
      <ReleaseList state={state} onAsk={onAsk} onDetails={setShown} />
      <PublishSteps deployable={deployable} />
      {shown && <ReleaseDialog deployable={deployable} release={shown} onClose={() => setShown(undefined)} />}
    </section>
  );
}

/** The first is the one that matters most. */
function Actions({ actions, onAsk }: { actions: readonly Action[]; onAsk: Props["onAsk"] }) {
  return (
    <div className={styles.actions}>
      {actions.map(({ id, label, change }, index) => (
        <Button key={id} kind={index === 0 ? "primary" : "secondary"} onClick={() => onAsk(change)}>
          {label}
        </Button>
      ))}
    </div>
  );
}
