import type { Deployable } from "@lagom/shared/remote";
import { Link } from "@lagom/shared/router";
import { releaseStrings as texts } from "../../strings/releases.ts";
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
      <summary>{texts.publishing.title}</summary>
      <div className={styles.steps}>
        <p>{texts.publishing.text({ deployable })}</p>
        <CommandLines label={texts.publishing.title} text={`${environment}\n${publish}`} />
        <p>
          {deployable === "shell" ? texts.publishing.tokenFor.operator : texts.publishing.tokenFor.team}{" "}
          <Link to={sectionPath("tokens")}>{texts.publishing.toTokens}</Link>
        </p>
        <p>{texts.publishing.fromBuild}</p>
        <CommandLines label={texts.publishing.fromBuild} text={fromBuild} />
        <p>{texts.publishing.after}</p>
      </div>
    </details>
  );
}
