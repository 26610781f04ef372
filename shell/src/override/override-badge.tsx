import { Button } from "@lagom/shared/ui/button";
import type { Override } from "../areas/override.ts";
import { useReleases } from "../areas/releases.ts";
import { strings } from "../strings-later.ts";
import { removeOverride } from "./load-again.ts";
import styles from "./override-badge.module.css";
import { usePreviewEnded } from "./preview-ended.ts";

/** Names the build shown in this tab instead of the released one, or says that it failed or may not be shown any more; can be removed. */
export function OverrideBadge({ override }: { override: Override }) {
  const { area, release, preview } = override;
  const failed = useReleases(({ broken }) => broken.has(`${area}/${release.id}`));
  const ended = usePreviewEnded(override);
  const { origin, host } = new URL(release.entry, location.href);
  const build = origin === location.origin ? release.id : host;
  const texts = strings.override;
  const shown = preview ? texts.previewed : texts.shown;
  const text = ended ? texts.ended : failed ? texts.failed : shown;
  return (
    <aside className={styles.badge} aria-label={texts.label}>
      <p role="status">{text({ area, build })}</p>
      <Button size="small" onClick={removeOverride}>
        {texts.remove}
      </Button>
    </aside>
  );
}
