import type { ComponentType } from "react";
import type { ShellPage } from "./areas/route-table.ts";

type Loader = () => Promise<ComponentType>;

/** How each of the shell's own pages is loaded: all on demand, as the areas' pages are. */
export const OWN_PAGES: Readonly<Record<ShellPage, Loader>> = {
  landing: () => import("./pages/landing-page.tsx").then((page) => page.LandingPage),
  "auth-callback": () => import("./pages/auth-callback-page.tsx").then((page) => page.AuthCallbackPage),
  "reset-password": () => import("./pages/reset-password-page.tsx").then((page) => page.ResetPasswordPage),
  "password-recovery": () =>
    import("./pages/password-recovery-page.tsx").then((page) => page.PasswordRecoveryPage),
  about: () => import("./pages/about-page.tsx").then((page) => page.AboutPage),
  privacy: () => import("./pages/privacy-page.tsx").then((page) => page.PrivacyPage),
  terms: () => import("./pages/terms-page.tsx").then((page) => page.TermsPage),
  cookies: () => import("./pages/cookies-page.tsx").then((page) => page.CookiesPage),
  contact: () => import("./pages/contact-page.tsx").then((page) => page.ContactPage),
  faq: () => import("./pages/faq-page.tsx").then((page) => page.FaqPage),
  widgets: () => import("./dev/widgets-page.tsx").then((page) => page.WidgetsPage),
};
