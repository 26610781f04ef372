import "./browser.ts";
import { readFileSync } from "node:fs";
import { runInThisContext } from "node:vm";
import { hasMessages } from "@lagom/shared/i18n/later-messages";
import { QueryClientProvider, queryClient } from "@lagom/shared/query";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import type { ComponentType, ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { StaticRouter } from "react-router-dom";
import { type PublicPage, ROUTES } from "../areas/route-table.ts";
import { FrameLayout } from "../frame/frame-layout.tsx";
import { AboutPage } from "../pages/about-page.tsx";
import { ContactPage } from "../pages/contact-page.tsx";
import { CookiesPage } from "../pages/cookies-page.tsx";
import { FaqPage } from "../pages/faq-page.tsx";
import { LandingPage } from "../pages/landing-page.tsx";
import { PrivacyPage } from "../pages/privacy-page.tsx";
import { TermsPage } from "../pages/terms-page.tsx";
import { WaitingPage } from "./waiting-page.tsx";

const PAGES: Readonly<Record<PublicPage | "landing", ComponentType>> = {
  landing: LandingPage,
  about: AboutPage,
  privacy: PrivacyPage,
  terms: TermsPage,
  cookies: CookiesPage,
  contact: ContactPage,
  faq: FaqPage,
};

/*
 * Run by the shell's build, in Node, with the release's scripts of messages: prints the public pages as visitors first see them, as
 * JSON by page, and by `de/page` in another language. It is HTML that reads without JavaScript, and that the shell replaces with
 * the living page. Beside them the frame in which the pages of areas wait for their code: `area`, and `reader` with a place for
 * the text.
 */
const pages = pagesIn("");
for (const script of process.argv.slice(2)) runInThisContext(readFileSync(script, "utf8"));
for (const { code, dir } of LANGUAGES.filter(({ code }) => hasMessages(code))) {
  Object.assign(globalThis, { document: { documentElement: { lang: code, dir } } });
  pages.push(...pagesIn(`${code}/`));
}
process.stdout.write(JSON.stringify(Object.fromEntries(pages)), () => process.exit(0));

function pagesIn(folder: string): [page: string, html: string][] {
  return [
    ...Object.entries(PAGES).map(([page, Page]): [string, string] => [folder + page, htmlOf(page, <Page />)]),
    [`${folder}area`, inFrame("/", <WaitingPage />)],
    [`${folder}reader`, inFrame("/", <WaitingPage text />)],
  ];
}

function htmlOf(page: string, content: ReactNode): string {
  const path = ROUTES.find((route) => !route.area && route.page === page)?.path ?? "/";
  const html = notYetAlive(
    inFrame(
      path,
      <FrameLayout user={null} settled footer>
        {content}
      </FrameLayout>,
    ),
  );
  if (page !== "landing") return html;
  // Signed-in users go on from here, so they see what they see on any page that loads.
  const spinner = renderToStaticMarkup(<PageSpinner />);
  return `<div data-shown-to="visitors">${html}</div><div data-shown-to="readers">${spinner}</div>`;
}

/** Nothing hears yet what is pressed or written: it would be lost with the element, when the living page takes its place. */
function notYetAlive(html: string): string {
  return html.replace(/<(?:button|input|select|textarea)\b/g, "$& inert");
}

function inFrame(path: string, content: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={queryClient}>
      <StaticRouter location={path}>{content}</StaticRouter>
    </QueryClientProvider>,
  );
}
