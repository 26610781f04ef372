import { QueryClientProvider, queryClient } from "@lagom/shared/query";
import { BrowserRouter } from "@lagom/shared/router";
import { LiveRegion } from "@lagom/shared/ui/live";
import { Toasts } from "@lagom/shared/ui/toast";
import { Suspense } from "react";
import { TakeReleases } from "./areas/take-releases.tsx";
import { ShellRendered } from "./boot/shell-rendered.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Overlays } from "./frame/overlays.tsx";
import { useLanguage } from "./language/use-language.ts";
import { OverrideNotice } from "./override/override-notice.tsx";
import { Pages } from "./routes.tsx";

/** The whole page: the routes in their frame, and the overlays that may appear over any route. */
export function App() {
  const language = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter key={language}>
        <TakeReleases />
        <ErrorBoundary>
          <Pages />
          <ShellRendered />
        </ErrorBoundary>
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <Overlays />
            <OverrideNotice />
          </Suspense>
        </ErrorBoundary>
        <Toasts />
        <LiveRegion />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
