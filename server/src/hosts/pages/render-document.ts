import { PAGE_CONFIG_ID, type PageConfig } from "@lagom/shared/page-config";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "@lagom/shared/release-document";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { stringsIn } from "../../platform/i18n/strings-in.ts";

/** A file that the page needs, with its hash; `kind` says how it is announced. */
export interface Preload {
  href: string;
  integrity: string;
  kind: "script" | "style";
}

export interface DocumentHead {
  title: string;
  description?: string;
  robots?: "noindex";
  /** Metadata for link previews; `url` is also the address by which search engines know the page. */
  social?: { type: "book" | "website"; title: string; url: string };
  /** The page's addresses, by language; `x-default` is the one in the language of whoever asks. */
  alternates?: Readonly<Partial<Record<LanguageCode | "x-default", string>>>;
  /** What the page is about, in the terms of schema.org, for search engines. */
  linkedData?: { "@type": string } & Record<string, unknown>;
  /** Absolute URL of the preview image. */
  image?: string | undefined;
  manifest?: string | undefined;
  touchIcon?: string | undefined;
}

export interface DocumentParts {
  /** The template of the live shell, in the language of the page. */
  template: string;
  language: LanguageCode;
  head: DocumentHead;
  /** The prerendered page as visitors first see it, if there is one. */
  body?: string | undefined;
  /** Preloaded from the head, in parallel with the shell's first script. */
  preload: readonly Preload[];
  stylesheets: readonly Preload[];
  /** The script that starts the shell, which stands in the document itself. */
  boot: string;
  /** Scripts that draw a part of the page before the shell has started. */
  early: readonly Preload[];
  /** Origins to connect to early. */
  preconnect: readonly string[];
  release: ReleaseDocument;
  config: PageConfig;
}

/**
 * Fills a shell's template. The only place where documents are made.
 * @throws Error when the boot script would end its own element
 */
export function renderDocument(parts: DocumentParts): string {
  const { head } = parts;
  // What a page draws before its code has come does not share the line with that code.
  const priority = parts.early.length > 0 ? ' fetchpriority="low"' : "";
  const lines = [
    `<title>${escapeHtml(head.title)}</title>`,
    head.description ? `<meta name="description" content="${escapeHtml(head.description)}">` : "",
    head.robots ? `<meta name="robots" content="${head.robots}">` : "",
    ...socialTags(head, parts.language),
    head.linkedData
      ? block(`type="application/ld+json"`, { "@context": "https://schema.org", ...head.linkedData })
      : "",
    head.manifest ? `<link rel="manifest" href="${escapeHtml(head.manifest)}">` : "",
    head.touchIcon ? `<link rel="apple-touch-icon" href="${escapeHtml(head.touchIcon)}">` : "",
    ...parts.preconnect.map((origin) => `<link rel="preconnect" href="${escapeHtml(origin)}" crossorigin>`),
    data(RELEASE_DOCUMENT_ID, parts.release),
    data(PAGE_CONFIG_ID, parts.config),
    // Before the styles, which would block it; not deferred, since it decides what the first paint shows.
    script(parts.boot),
    ...parts.early.map(
      (file) => `<script defer fetchpriority="high" src="${escapeHtml(file.href)}" ${check(file)}></script>`,
    ),
    ...parts.stylesheets.map((file) => `<link rel="stylesheet" ${attributes(file)}>`),
    ...parts.preload.map((file) => `<link rel="preload" as="${file.kind}"${priority} ${attributes(file)}>`),
    ...alternateLinks(head),
  ];
  return parts.template
    .replace("<!--head-->", () => lines.filter(Boolean).join("\n"))
    .replace("<!--body-->", () => parts.body ?? needsScript(parts.language));
}

const needsScript = (language: LanguageCode): string =>
  `<noscript>${escapeHtml(stringsIn(language).pages.needsScript)}</noscript>`;

function socialTags(
  { social, description = "", image, alternates = {} }: DocumentHead,
  language: LanguageCode,
): string[] {
  if (!social) return [];
  const tags = {
    "og:site_name": "Lagom",
    "og:type": social.type,
    "og:title": social.title,
    "og:description": description,
    "og:url": social.url,
    "og:locale": SOCIAL_LOCALES[language],
    ...(image ? { "og:image": image, "og:image:alt": social.title } : {}),
  };
  return [
    `<link rel="canonical" href="${escapeHtml(social.url)}">`,
    ...Object.entries(tags).map(
      ([property, content]) => `<meta property="${property}" content="${escapeHtml(content)}">`,
    ),
    ...LANGUAGES.filter(({ code }) => code !== language && alternates[code]).map(
      ({ code }) => `<meta property="og:locale:alternate" content="${SOCIAL_LOCALES[code]}">`,
    ),
    `<meta name="twitter:card" content="${image ? "summary_large_image" : "summary"}">`,
    image ? `<meta name="twitter:image" content="${escapeHtml(image)}">` : "",
  ];
}

const alternateLinks = ({ alternates = {} }: DocumentHead): string[] =>
  Object.entries(alternates).map(
    ([language, url]) => `<link rel="alternate" hreflang="${language}" href="${escapeHtml(url)}">`,
  );

/** Open Graph names a language with a country. */
const SOCIAL_LOCALES: Readonly<Record<LanguageCode, string>> = {
  sv: "sv_SE",
  ar: "ar_AR",
  es: "es_ES",
  de: "de_DE",
  fr: "fr_FR",
  en: "en_GB",
  zh: "zh_CN",
  hi: "hi_IN",
  pt: "pt_BR",
  ru: "ru_RU",
  ja: "ja_JP",
  ko: "ko_KR",
  it: "it_IT",
  nl: "nl_NL",
  tr: "tr_TR",
  pl: "pl_PL",
};

const attributes = (file: Preload): string => `href="${escapeHtml(file.href)}" ${check(file)}`;
const check = ({ integrity }: Preload): string => `integrity="${integrity}" crossorigin="anonymous"`;

/** A script that stands in the document, byte for byte, since the policy of the document allows it by its hash. */
function script(text: string): string {
  if (/<!--|<\/?script/i.test(text)) throw new Error("The boot script cannot stand in a document");
  return `<script>${text}</script>`;
}

const data = (id: string, value: unknown): string => block(`type="application/json" id="${id}"`, value);

/** An inert block of JSON; `<` is escaped, so that no content can end it. */
const block = (attributes: string, value: unknown): string =>
  `<script ${attributes}>${JSON.stringify(value).replaceAll("<", "\\u003c")}</script>`;
