import type { Deployable } from "@lagom/shared/remote";
import { Link } from "@lagom/shared/router";
import { viewStrings } from "../../strings/release-view.ts";
import { sectionPath } from "./addresses.ts";
import { CommandLines } from "./command-lines.tsx";
import styles from "./publish-steps.module.css";

/** How a new release is published, which a browser cannot do: it is built from its sources. */
export function PublishSteps({ deployable }: { deployable: Deployable }) {
  const environment = `export LAGOM_URL=${location.origin} RELEASE_TOKEN=…`;
  const publish = `npx -y pnpm@12 release publish ${deployable}`;
  const fromBuild = `${publish} --from <folder>/${deployable}/<release>`;
  return (
    <details className={styles.publish}>
      <summary>{viewStrings.publishing.title}</summary>
      <div className={styles.steps}>
        <p>{viewStrings.publishing.text({ deployable })}</p>
        <CommandLines label={viewStrings.publishing.title} text={`${environment}\n${publish}`} />
        <p>
          {deployable === "shell"
            ? viewStrings.publishing.tokenFor.operator
            : viewStrings.publishing.tokenFor.team}{" "}
          <Link to={sectionPath("tokens")}>{viewStrings.publishing.toTokens}</Link>
        </p>
        <p>{viewStrings.publishing.fromBuild}</p>
        <CommandLines label={viewStrings.publishing.fromBuild} text={fromBuild} />
        <p>{viewStrings.publishing.after}</p>
      </div>
    </details>
  );
}
