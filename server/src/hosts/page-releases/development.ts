import type { HashedScript, ReleaseDocument } from "@lagom/shared/release-document";
import type { AreaName } from "@lagom/shared/remote";
import type { LanguageCode } from "@lagom/shared/text/languages";

/** Development servers that replace releases in every page (`pnpm dev`). */
export interface DevelopmentServers {
  /** Origin that serves the shell. */
  shell: string;
  /** The area under development, and the origin that serves it. */
  area?: { name: AreaName; origin: string };
}

/** The release id that builds of development servers use. */
export const DEVELOPMENT_RELEASE = "dev";

/** All origins that the page's CSP must allow. */
export const originsOf = (servers: DevelopmentServers | undefined): string[] =>
  servers ? [servers.shell, ...(servers.area ? [servers.area.origin] : [])] : [];

/** The release document with development servers in place of what they serve, also of messages; they have no hashes. */
export function withDevelopment(
  document: ReleaseDocument,
  { shell, area }: DevelopmentServers,
  language: LanguageCode,
): ReleaseDocument {
  const messages = (origin: string): HashedScript[] =>
    language === "en" ? [] : [{ src: `${origin}/messages/${language}.js`, integrity: "" }];
  return {
    ...document,
    shell: {
      live: {
        id: DEVELOPMENT_RELEASE,
        scripts: [
          ...messages(shell),
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
            live: {
              id: DEVELOPMENT_RELEASE,
              entry: `${area.origin}/entry.js`,
              integrity: "",
              messages: messages(area.origin)[0],
            },
            canary: null,
            fallback: null,
          },
        }
      : document.areas,
  };
}
