import { useSession } from "@lagom/shared/session/store";
import type { ReactNode } from "react";
import { FrameLayout } from "./frame-layout.tsx";
import { useCurrentRoute } from "./use-current-route.ts";
import { usePageViews } from "./use-page-views.ts";
import { useScroll } from "./use-scroll.ts";

/** The frame of the living page: as the session says, with its own scrolling. */
export function Frame({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  const settled = useSession((state) => !state.loading || state.user !== null);
  const route = useCurrentRoute();
  useScroll();
  usePageViews();
  return (
    <FrameLayout user={user} settled={settled} footer={!route?.area}>
      {children}
    </FrameLayout>
  );
}
