import { type ComponentProps, lazy, Suspense } from "react";
import type { AccountMenu as Menu } from "./account-menu.tsx";

const load = () => import(/* webpackChunkName: "readers-frame" */ "./account-menu.tsx");
const AccountMenu = lazy(() => load().then((module) => ({ default: module.AccountMenu })));

/** Begins to load the menu: where a session is stored, it will be wanted at once. */
export function preloadAccountMenu(): void {
  load().catch(() => {});
}

/** The account menu, whose code visitors never load. */
export function LazyAccountMenu(props: ComponentProps<typeof Menu>) {
  return (
    <Suspense fallback={props.children}>
      <AccountMenu {...props} />
    </Suspense>
  );
}
