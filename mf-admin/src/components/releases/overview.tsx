import { LinkButton } from "@lagom/shared/ui/link-button";
import { EmptyState } from "@lagom/shared/ui/states";
import { releaseStrings as texts } from "../../strings/releases.ts";
import { AddArea } from "./add-area.tsx";
import { sectionPath } from "./addresses.ts";
import { DeployableCard } from "./deployable-card.tsx";
import { Lately } from "./lately.tsx";
import styles from "./overview.module.css";
import type { SectionProps } from "./section.ts";

/** What is live where. */
export function Overview({ releases, onAsk }: SectionProps) {
  if (releases.deployables.length === 0)
    return (
      <EmptyState
        {...texts.list.empty}
        action={
          <LinkButton to={sectionPath("tokens")} kind="primary">
            {texts.list.empty.action}
          </LinkButton>
        }
      />
    );
  return (
    <>
      <div className={styles.cards}>
        {releases.deployables.map((state) => (
          <DeployableCard key={state.deployable} state={state} onAsk={onAsk} />
        ))}
      </div>
      <AddArea />
      <Lately />
    </>
  );
}
