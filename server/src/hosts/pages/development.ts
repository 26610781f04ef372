import type { ReleaseDocument } from "@lagom/shared/release-document";
import type { Area } from "@lagom/shared/remote";

/** Development servers that take the place of releases in every page (`pnpm dev`). */
export interface DevelopmentServers {
  /** Origin that serves the shell. */
  shell: string;
  /** The area in work, and the origin that serves it. */
  area?: { name: Area; origin: string };
}

/** Names a development server's build where a release has its id; their builds call themselves so. */
export const DEVELOPMENT_RELEASE = "dev";

/** Every origin that a page must be let load from. */
export const originsOf = (servers: DevelopmentServers | undefined): string[] =>
  servers ? [servers.shell, ...(servers.area ? [servers.area.origin] : [])] : [];

/** The release document with development servers in place of what they serve; they have no hashes. */
export function withDevelopment(
  document: ReleaseDocument,
  { shell, area }: DevelopmentServers,
): ReleaseDocument {
  return {
    ...document,
    shell: {
      live: {
        id: DEVELOPMENT_RELEASE,
        scripts: [
          { src: `${shell}/refresh.js`, integrity: "" },
          { src: `${shell}/main.js`, integrity: "" },
        ],
        styles: [{ href: `${shell}/main.css`, integrity: "" }],
      },
      fallback: null,
    },
    areas: area
      ? {
          ...document.areas,
          [area.name]: {
            live: { id: DEVELOPMENT_RELEASE, entry: `${area.origin}/entry.js`, integrity: "" },
            canary: null,
            fallback: null,
          },
        }
      : document.areas,
  };
}
