import type { Deployable } from "@lagom/shared/remote";
import { Link } from "@lagom/shared/router";
import { publishing as texts } from "../../strings/releases.ts";
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
      <summary>{texts.title}</summary>
      <div className={styles.steps}>
        <p>{texts.text(deployable)}</p>
        <CommandLines label={texts.title} text={`${environment}\n${publish}`} />
        <p>
          {deployable === "shell" ? texts.tokenFor.operator : texts.tokenFor.team}{" "}
          <Link to={sectionPath("tokens")}>{texts.toTokens}</Link>
        </p>
        <p>{texts.fromBuild}</p>
        <CommandLines label={texts.fromBuild} text={fromBuild} />
        <p>{texts.after}</p>
      </div>
    </details>
  );
}
