import { useLocation } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import type { ReactNode } from "react";
import { FrameLayout } from "./frame-layout.tsx";
import { PageShown } from "./page-shown.tsx";
import { useCurrentRoute } from "./use-current-route.ts";
import { useScroll } from "./use-scroll.ts";

/** The frame of the living page: as the session says, with its own scrolling. */
export function Frame({ children }: { children: ReactNode }) {
  const user = useSession((state) => state.user);
  const settled = useSession((state) => !state.loading || state.user !== null);
  const route = useCurrentRoute();
  useScroll();
  const { pathname } = useLocation();
  return (
    <>
      <FrameLayout user={user} settled={settled} footer={!route?.area}>
        {children}
      </FrameLayout>
      <PageShown key={pathname} />
    </>
  );
}
