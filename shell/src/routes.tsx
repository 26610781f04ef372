import { pageConfig } from "@lagom/shared/page-config";
import { paths } from "@lagom/shared/paths";
import { Navigate, Outlet, Route, Routes, useLocation } from "@lagom/shared/router";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import { type ComponentType, lazy, Suspense, useState } from "react";
import { addedRoutes } from "./areas/added-routes.ts";
import { AreaPage } from "./areas/area-page.tsx";
import { useReleases } from "./areas/releases.ts";
import { type AreaRoute, type Guard, ROUTES, type ShellPage, type ShellRoute } from "./areas/route-table.ts";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Frame } from "./frame/frame.tsx";
import { Guarded } from "./guards.tsx";
import { loadedPage, loadOwnPage, OWN_PAGE_NAMES } from "./own-pages.ts";
import { recoveryTokenIn } from "./session/recovery-store.ts";

/** The shell's own pages as lazy components, one each, so that drawing a page again does not load it again. */
const LAZY_PAGES = new Map<string, ComponentType>(
  OWN_PAGE_NAMES.map((page) => [page, lazy(async () => ({ default: await loadOwnPage(page) }))]),
);

const ForAdministrators = lazy(async () => ({
  default: (await import("./frame/for-administrators.tsx")).ForAdministrators,
}));

const GUARDS: readonly Guard[] = ["protected", "public-only", "none", "admin"];

/** Every page at its address, behind its guard, in the frame; any other address leads to the landing page. */
export function Pages() {
  useReleases();
  const routes = [...ROUTES, ...addedRoutes()];
  return (
    <Routes>
      {GUARDS.map((guard) => (
        <Route key={guard} element={<FramedPage guard={guard} />}>
          {routes
            .filter((route) => route.guard === guard)
            .map((route) => (
              <Route key={route.path} path={route.path} element={<PageOf route={route} />} />
            ))}
        </Route>
      ))}
      <Route path="*" element={<UnknownPage />} />
    </Routes>
  );
}

/** Leads to the landing page; the parameters of a recovery mail go along, so that a reload opens its dialog again. */
function UnknownPage() {
  const { search, hash } = useLocation();
  const isRecovery = recoveryTokenIn(new URL(search + hash, location.origin)) !== null;
  return <Navigate to={isRecovery ? paths.landing + search + hash : paths.landing} replace />;
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
  if (route.area !== undefined) return <PageOfArea route={route} />;
  if (route.page === "widgets" && !pageConfig().development) return <Navigate to={paths.landing} replace />;
  return <OwnPage key={route.page} page={route.page} />;
}

function PageOfArea({ route }: { route: AreaRoute }) {
  const { area, page, title } = route;
  const drawn = <AreaPage area={area} page={page} title={title} />;
  return title && route.guard === "admin" ? (
    <ForAdministrators title={title}>{drawn}</ForAdministrators>
  ) : (
    drawn
  );
}

/** A page that is already loaded is drawn at once, as that of a prerendered document must be. */
function OwnPage({ page }: { page: ShellPage }) {
  const [Component] = useState(() => loadedPage(page) ?? LAZY_PAGES.get(page));
  return Component && <Component />;
}
