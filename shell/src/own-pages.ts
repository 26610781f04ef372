import type { ComponentType } from "react";
import type { ShellPage } from "./areas/route-table.ts";
import { loadLater } from "./scripts/load-messages.ts";

type Loader = () => Promise<ComponentType>;

const loaded = new Map<ShellPage, ComponentType>();

/** A page that is there already, to be drawn at once. */
export const loadedPage = (page: ShellPage): ComponentType | undefined => loaded.get(page);

/** Loads one of the shell's own pages. */
export async function loadOwnPage(page: ShellPage): Promise<ComponentType> {
  const messages = loadLater(process.env.LAGOM_RELEASE_NAME, page);
  const component = await OWN_PAGES[page]();
  await messages;
  loaded.set(page, component);
  return component;
}

/** How each of the shell's own pages is loaded: all on demand, as the areas' pages are. */
const OWN_PAGES: Readonly<Record<ShellPage, Loader>> = {
  landing: () => import("./pages/landing-page.tsx").then((page) => page.LandingPage),
  "auth-callback": () =>
    import(/* webpackChunkName: "auth-pages" */ "./pages/auth-callback-page.tsx").then(
      (page) => page.AuthCallbackPage,
    ),
  "reset-password": () =>
    import(/* webpackChunkName: "auth-pages" */ "./pages/reset-password-page.tsx").then(
      (page) => page.ResetPasswordPage,
    ),
  "password-recovery": () =>
    import(/* webpackChunkName: "auth-pages" */ "./pages/password-recovery-page.tsx").then(
      (page) => page.PasswordRecoveryPage,
    ),
  account: () => import("./pages/account-page.tsx").then((page) => page.AccountPage),
  about: () =>
    import(/* webpackChunkName: "texts" */ "./pages/about-page.tsx").then((page) => page.AboutPage),
  privacy: () =>
    import(/* webpackChunkName: "texts" */ "./pages/privacy-page.tsx").then((page) => page.PrivacyPage),
  terms: () =>
    import(/* webpackChunkName: "texts" */ "./pages/terms-page.tsx").then((page) => page.TermsPage),
  cookies: () => import("./pages/cookies-page.tsx").then((page) => page.CookiesPage),
  contact: () =>
    import(/* webpackChunkName: "feedback" */ "./pages/contact-page.tsx").then((page) => page.ContactPage),
  faq: () => import(/* webpackChunkName: "texts" */ "./pages/faq-page.tsx").then((page) => page.FaqPage),
  widgets: () => import("./dev/widgets-page.tsx").then((page) => page.WidgetsPage),
};

/** The shell's own pages. */
export const OWN_PAGE_NAMES = Object.keys(OWN_PAGES) as ShellPage[];
