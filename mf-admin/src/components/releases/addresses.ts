import { paths } from "@lagom/shared/paths";
import type { Deployable } from "@lagom/shared/remote";

/** Where the releases of one deployable are shown. */
export const deployablePath = (deployable: Deployable): string => `${paths.adminReleases}?of=${deployable}`;

/** Where a section of the page is shown; without one, what is live. */
export const sectionPath = (section: string): string =>
  section ? `${paths.adminReleases}?show=${section}` : paths.adminReleases;
