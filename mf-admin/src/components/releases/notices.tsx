import { WithAddress } from "@lagom/shared/ui/address";
import type { DeployableState } from "../../queries/releases.ts";
import { viewStrings } from "../../strings/release-view.ts";
import styles from "./notices.module.css";
import { agoText } from "./when.tsx";
import { Why } from "./why.tsx";

interface Notice {
  id: string;
  text: string;
  who?: string;
  why?: string | null;
}

/** What stands in the way of a change, or is not as usual: who did it, when and why. */
export function Notices({ state }: { state: DeployableState }) {
  const notices = noticesOf(state);
  if (notices.length === 0) return null;
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, text, who = "", why }) => (
        <li key={id}>
          <WithAddress text={text} address={who} />
          <Why text={why} />
        </li>
      ))}
    </ul>
  );
}

function noticesOf({
  live,
  frozen,
  protected: stop,
  withdrawn,
  canary,
  overruled,
}: DeployableState): Notice[] {
  const notices: Notice[] = [];
  if (frozen)
    notices.push({
      id: "frozen",
      text: viewStrings.view.frozen({ who: frozen.by, when: agoText(frozen.at) }),
      who: frozen.by,
      why: frozen.why,
    });
  if (stop)
    notices.push({
      id: "protected",
      text: viewStrings.view.protected({ who: stop.by, when: agoText(stop.at) }),
      who: stop.by,
      why: stop.why,
    });
  if (withdrawn) {
    const { release, by, at, why } = withdrawn;
    notices.push({
      id: "withdrawn",
      text: viewStrings.view.withdrawn({ release, who: by, when: agoText(at) }),
      who: by,
      why,
    });
  }
  if (overruled) notices.push({ id: "kept", text: viewStrings.view.liveOverruled({ release: live }) });
  if (canary?.overruled)
    notices.push({ id: "overruled", text: viewStrings.view.overruled({ release: canary.release }) });
  return notices;
}
