import { Button } from "@lagom/shared/ui/button";
import { type Override, removeOverride } from "../areas/override.ts";
import { useReleases } from "../areas/releases.ts";
import { strings } from "../strings-later.ts";
import styles from "./override-badge.module.css";

/** Names the build shown in this tab instead of the released one, or says that it failed; can be removed. */
export function OverrideBadge({ override: { area, release } }: { override: Override }) {
  const failed = useReleases(({ broken }) => broken.has(`${area}/${release.id}`));
  const { origin, host } = new URL(release.entry, location.href);
  const build = origin === location.origin ? release.id : host;
  return (
    <aside className={styles.badge} aria-label={strings.override.label}>
      <p>{failed ? strings.override.failed(area, build) : strings.override.shown(area, build)}</p>
      <Button size="small" onClick={removeOverride}>
        {strings.override.remove}
      </Button>
    </aside>
  );
}
