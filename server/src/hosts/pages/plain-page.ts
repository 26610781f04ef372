import { createHash } from "node:crypto";
import { languageOf } from "@lagom/shared/text/languages";
import type { FastifyReply } from "fastify";
import { escapeHtml } from "../../platform/http/escape-html.ts";
import { type ServerStrings, stringsIn } from "../../platform/i18n/strings-in.ts";
import { pageLanguage } from "./page-language.ts";

/** A minimal version of `shared/ui/tokens.css`, for pages that must work when nothing else does. */
const STYLE = `
:root { color-scheme: light dark; --paper: #fbf6ea; --ink: #241f17; --soft: #665c4b; --pine: #1e5a4b }
@media (prefers-color-scheme: dark) { :root { --paper: #1a1814; --ink: #f0e9da; --soft: #b3a992; --pine: #86cdb6 } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.0625rem/1.6 Inter, system-ui, sans-serif }
main { box-sizing: border-box; max-width: 40rem; margin: 0 auto; padding: 18vh 1.25rem 3rem }
h1 { margin: 0 0 .5rem; font: 600 2.25rem/1.2 Literata, Georgia, serif; letter-spacing: -.02em }
p { margin: 0 0 1rem; color: var(--soft) }
a { color: var(--pine) }
button { min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .75rem; background: var(--pine); color: var(--paper); font: inherit; font-weight: 600; cursor: pointer }
code { color: var(--ink); overflow-wrap: anywhere; direction: ltr; unicode-bidi: isolate }
`;
const HASH = createHash("sha256").update(STYLE).digest("base64");
const SECURITY = `default-src 'none'; style-src 'sha256-${HASH}'; base-uri 'none'; frame-ancestors 'none'`;

interface PlainPage {
  title: string;
  /** Markup. */
  main: string;
  /** Seconds after which the browser asks again. */
  refresh?: string;
}

/**
 * Answers with a plain page that needs no release, script or file, in the language of the request.
 * @param pageOf the page in a language, whose strings it gets
 */
export function sendPlainPage(reply: FastifyReply, pageOf: (strings: ServerStrings) => PlainPage) {
  const { code, dir } = languageOf(pageLanguage(reply.request));
  const page = pageOf(stringsIn(code));
  const title = escapeHtml(page.title);
  const refresh = page.refresh ? `\n<meta http-equiv="refresh" content="${page.refresh}">` : "";
  return reply
    .headers({
      "content-security-policy": SECURITY,
      "cache-control": "no-store",
      "content-language": code,
    })
    .type("text/html; charset=utf-8")
    .send(`<!doctype html>
<html lang="${code}" dir="${dir}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">${refresh}
<title>${title} · Lagom</title>
<style>${STYLE}</style>
</head>
<body><main><h1>${title}</h1>${page.main}</main></body>
</html>
`);
}
