import { pageConfig } from "@lagom/shared/page-config";
import { paths } from "@lagom/shared/paths";
import { Navigate, Outlet, Route, Routes } from "@lagom/shared/router";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import { type ComponentType, lazy, Suspense } from "react";
import { AreaPage } from "./areas/area-page.tsx";
import { type AreaRoute, type Guard, ROUTES, type ShellPage, type ShellRoute } from "./areas/route-table.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame/frame.tsx";
import { Guarded } from "./guards.tsx";

const OWN_PAGES: Readonly<Record<ShellPage, ComponentType>> = {
  landing: lazy(() => import("./pages/landing-page.tsx").then((m) => ({ default: m.LandingPage }))),
  "auth-callback": lazy(() =>
    import("./pages/auth-callback-page.tsx").then((m) => ({ default: m.AuthCallbackPage })),
  ),
  "reset-password": lazy(() =>
    import("./pages/reset-password-page.tsx").then((m) => ({ default: m.ResetPasswordPage })),
  ),
  "password-recovery": lazy(() =>
    import("./pages/password-recovery-page.tsx").then((m) => ({ default: m.PasswordRecoveryPage })),
  ),
  about: lazy(() => import("./pages/about-page.tsx").then((m) => ({ default: m.AboutPage }))),
  privacy: lazy(() => import("./pages/privacy-page.tsx").then((m) => ({ default: m.PrivacyPage }))),
  terms: lazy(() => import("./pages/terms-page.tsx").then((m) => ({ default: m.TermsPage }))),
  cookies: lazy(() => import("./pages/cookies-page.tsx").then((m) => ({ default: m.CookiesPage }))),
  contact: lazy(() => import("./pages/contact-page.tsx").then((m) => ({ default: m.ContactPage }))),
  faq: lazy(() => import("./pages/faq-page.tsx").then((m) => ({ default: m.FaqPage }))),
  widgets: lazy(() => import("./dev/widgets-page.tsx").then((m) => ({ default: m.WidgetsPage }))),
};

const GUARDS: readonly Guard[] = ["protected", "public-only", "none"];

/** Every page at its address, behind its guard, in the frame; any other address leads to the landing page. */
export function Pages() {
  return (
    <Routes>
      {GUARDS.map((guard) => (
        <Route key={guard} element={<FramedPage guard={guard} />}>
          {ROUTES.filter((route) => route.guard === guard).map((route) => (
            <Route key={route.path} path={route.path} element={<PageOf route={route} />} />
          ))}
        </Route>
      ))}
      <Route path="*" element={<Navigate to={paths.landing} replace />} />
    </Routes>
  );
}

function FramedPage({ guard }: { guard: Guard }) {
  return (
    <Guarded guard={guard}>
      <Frame>
        <ErrorBoundary>
          <Suspense fallback={<PageSpinner />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </Frame>
    </Guarded>
  );
}

function PageOf({ route }: { route: AreaRoute | ShellRoute }) {
  if (route.area) return <AreaPage area={route.area} page={route.page} />;
  if (route.page === "widgets" && !pageConfig().development) return <Navigate to={paths.landing} replace />;
  const OwnPage = OWN_PAGES[route.page];
  return <OwnPage />;
}
