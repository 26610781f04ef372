import { fixed } from "@lagom/shared/messages";
import { paths } from "@lagom/shared/paths";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import { showToast } from "@lagom/shared/ui/toast";
import {
  BookHeart,
  ChartColumn,
  Info,
  Keyboard,
  LogOut,
  MoonStar,
  Newspaper,
  Search,
  Settings2,
  Shapes,
  ShieldCheck,
  Sun,
  UserRound,
} from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { addedRoutes } from "../areas/added-routes.ts";
import { useReleases } from "../areas/releases.ts";
import { followAccount } from "../language/follow-account.ts";
import { useIsAdministrator } from "../queries/me.ts";
import { signOut } from "../session/sign-out.ts";
import { strings } from "../strings-for-readers.ts";
import { isDark, toggleTheme } from "../theme/theme.ts";
import styles from "./account-menu.module.css";
import { openPreferences } from "./preferences-overlay.ts";

const SIZE = 18;

/** The menu of what belongs to the signed-in reader. */
export function AccountMenu({ label, children }: { label: string; children: ReactNode }) {
  useEffect(followAccount, []);
  return (
    <MenuButton label={label} items={useItems()} look="plain">
      {children}
    </MenuButton>
  );
}

function useItems(): MenuItem[] {
  const administrator = useIsAdministrator();
  useReleases();
  const [dark, setDark] = useState(isDark);
  const theme = {
    id: "theme",
    label: dark ? strings.account.lightTheme : strings.account.darkTheme,
    icon: dark ? <Sun size={SIZE} /> : <MoonStar size={SIZE} />,
    onAction: () => {
      toggleTheme();
      setDark(isDark());
    },
  };
  return [
    { id: "lookups", label: strings.account.lookups, icon: <Search size={SIZE} />, href: paths.lookups },
    {
      id: "articles",
      label: strings.account.articles,
      icon: <Newspaper size={SIZE} />,
      href: paths.articles,
    },
    { id: "liked", label: strings.account.liked, icon: <BookHeart size={SIZE} />, href: paths.liked },
    {
      id: "statistics",
      label: strings.account.statistics,
      icon: <ChartColumn size={SIZE} />,
      href: paths.statistics,
    },
    ...addedRoutes()
      .filter(({ nav, guard }) => nav && (guard !== "admin" || administrator))
      .map(({ nav = "", path }) => ({ id: path, label: nav, icon: <Shapes size={SIZE} />, href: path })),
    {
      id: "preferences",
      label: strings.account.preferences,
      icon: <Settings2 size={SIZE} />,
      onAction: openPreferences,
    },
    { id: "account", label: strings.account.account, icon: <UserRound size={SIZE} />, href: paths.account },
    theme,
    ...(mayHaveKeys()
      ? [{ id: "keys", label: strings.account.keys, icon: <Keyboard size={SIZE} />, onAction: openKeys }]
      : []),
    ...(administrator
      ? [{ id: "admin", label: strings.account.admin, icon: <ShieldCheck size={SIZE} />, href: paths.admin }]
      : []),
    { id: "about", label: strings.account.about, icon: <Info size={SIZE} />, href: paths.about },
    {
      id: "sign-out",
      label: strings.account.signOut,
      icon: <LogOut className={styles.out} size={SIZE} />,
      onAction: () => void signOut(),
    },
  ];
}

/** No browser tells of a keyboard: whatever has a mouse counts as having one. */
const mayHaveKeys = () => matchMedia("(any-pointer: fine)").matches;

/** Their code follows the keyboard already, so it comes at once. */
function openKeys(): void {
  import(/* webpackChunkName: "keys" */ "./follow-keyboard.ts").then(
    (keyboard) => keyboard.openKeys(),
    () => showToast({ text: fixed.unexpectedError }),
  );
}
