import { paths } from "@lagom/shared/paths";
import { Navigate, useLocation } from "@lagom/shared/router";
import { useSession } from "@lagom/shared/session/store";
import { PageSpinner } from "@lagom/shared/ui/spinner";
import { type ReactNode, useState } from "react";
import type { Guard } from "./areas/route-table.ts";
import { useBanned } from "./session/banned.ts";
import { endedByChoice } from "./session/ended-by-choice.ts";
import { leftAt, type Refused } from "./session/return-target.ts";

/** Lets a page be seen by those that its route allows (docs/product.md#routes). */
export function Guarded({ guard, children }: { guard: Guard; children: ReactNode }) {
  const user = useSession((state) => state.user);
  const waiting = useWaiting();
  const { pathname, search, hash, state } = useLocation();
  const [wasSignedIn, setWasSignedIn] = useState(user !== null);
  if (user && !wasSignedIn) setWasSignedIn(true);
  if (guard === "none") return children;
  if (waiting) return <PageSpinner />;
  if (guard === "public-only")
    return user ? <Navigate to={leftAt(state) ?? paths.books} replace /> : children;
  if (user) return children;
  const refused: Refused = { leftAt: pathname + search + hash, ended: wasSignedIn };
  const forGood = endedByChoice() || useBanned.getState().banned;
  return <Navigate to={paths.landing} replace state={wasSignedIn && forGood ? null : refused} />;
}

/**
 * Whether the session is still being loaded. Loading again, as while signing in, does not take away a page that is
 * already shown: the spinner would throw its state away.
 */
function useWaiting(): boolean {
  const loading = useSession((state) => state.loading);
  const [shown, setShown] = useState(!loading);
  if (!loading && !shown) setShown(true);
  return loading && !shown;
}
