import { Tag } from "@lagom/shared/ui/badge";
import { Button } from "@lagom/shared/ui/button";
import { LinkButton } from "@lagom/shared/ui/link-button";
import { useId } from "react";
import type { DeployableState } from "../../queries/releases.ts";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { deployablePath } from "./addresses.ts";
import { releaseActions } from "./deployable-actions.ts";
import styles from "./overview.module.css";
import type { SectionProps } from "./section.ts";
import { ShownReleases } from "./shown-releases.tsx";

interface Props {
  state: DeployableState;
  onAsk: SectionProps["onAsk"];
}

/** What may be needed at once. */
const URGENT: readonly string[] = ["withdraw", "rollback"];

/** One deployable: which releases readers get, and what is most likely wanted at night. */
export function DeployableCard({ state, onAsk }: Props) {
  const { deployable, health } = state;
  const id = useId();
  const about = aboutOf(deployable);
  const urgent = releaseActions(state).filter(({ id: action }) => URGENT.includes(action));
  return (
    <article className={styles.card} aria-labelledby={id} data-alarming={health.failed > 0 || undefined}>
      <div className={styles.name}>
        <h2 id={id}>{deployable}</h2>
        {about && <p className={styles.soft}>{about}</p>}
        <Locks state={state} />
      </div>
      <ShownReleases state={state} />
      <div className={styles.actions}>
        {urgent.map(({ id: action, label, change }) => (
          <Button
            key={action}
            size="small"
            aria-label={texts.list.actionOn({ action: label, deployable })}
            onClick={() => onAsk(change)}
          >
            {label}
          </Button>
        ))}
        <LinkButton to={deployablePath(deployable)} size="small">
          {texts.list.manageDeployable({ deployable })}
        </LinkButton>
      </div>
    </article>
  );
}

/** What a deployable of this repository holds. */
function aboutOf(deployable: string): string | undefined {
  const known: Readonly<Partial<Record<string, string>>> = texts.list.deployables;
  return known[deployable];
}

/** Whether it is frozen or protected. */
export function Locks({ state: { frozen, protected: stop } }: { state: DeployableState }) {
  if (!frozen && !stop) return null;
  return (
    <p className={styles.tags}>
      {frozen && <Tag tone="sky">{texts.list.frozen}</Tag>}
      {stop && <Tag tone="saffron">{texts.list.protected}</Tag>}
    </p>
  );
}
