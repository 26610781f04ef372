import { QueryClientProvider, queryClient } from "@lagom/shared/query";
import { BrowserRouter } from "@lagom/shared/router";
import { LiveRegion } from "@lagom/shared/ui/live";
import { Toasts } from "@lagom/shared/ui/toast";
import { Suspense } from "react";
import { ErrorBoundary } from "./error-boundary.tsx";
import { Overlays } from "./frame/overlays.tsx";
import { Pages } from "./routes.tsx";

/** The whole page: routes in their frame, and above them what may stand over any route. */
export function App() {
  return (
    <QueryClientProvider client={queryClient}>
      <BrowserRouter>
        <ErrorBoundary>
          <Pages />
        </ErrorBoundary>
        <ErrorBoundary quiet>
          <Suspense fallback={null}>
            <Overlays />
          </Suspense>
        </ErrorBoundary>
        <Toasts />
        <LiveRegion />
      </BrowserRouter>
    </QueryClientProvider>
  );
}
