import { paths } from "@lagom/shared/paths";
import { MenuButton, type MenuItem } from "@lagom/shared/ui/menu";
import {
  BookHeart,
  ChartColumn,
  Info,
  LogOut,
  MoonStar,
  Newspaper,
  Search,
  Settings2,
  ShieldCheck,
  Sun,
} from "lucide-react";
import { type ReactNode, useState } from "react";
import { useIsAdministrator } from "../queries/me.ts";
import { signOut } from "../session/sign-out.ts";
import { isDark, toggleTheme } from "../theme/theme.ts";
import { words } from "../words-for-readers.ts";
import { openPreferences } from "./preferences-overlay.ts";

const SIZE = 18;

/** The menu of what belongs to the signed-in reader. */
export function AccountMenu({ label, children }: { label: string; children: ReactNode }) {
  return (
    <MenuButton label={label} items={useItems()} look="plain">
      {children}
    </MenuButton>
  );
}

function useItems(): MenuItem[] {
  const administrator = useIsAdministrator();
  const [dark, setDark] = useState(isDark);
  const theme = {
    id: "theme",
    label: dark ? words.account.lightTheme : words.account.darkTheme,
    icon: dark ? <Sun size={SIZE} /> : <MoonStar size={SIZE} />,
    onAction: () => {
      toggleTheme();
      setDark(isDark());
    },
  };
  return [
    { id: "lookups", label: words.account.lookups, icon: <Search size={SIZE} />, href: paths.lookups },
    { id: "articles", label: words.account.articles, icon: <Newspaper size={SIZE} />, href: paths.articles },
    { id: "liked", label: words.account.liked, icon: <BookHeart size={SIZE} />, href: paths.liked },
    {
      id: "statistics",
      label: words.account.statistics,
      icon: <ChartColumn size={SIZE} />,
      href: paths.statistics,
    },
    {
      id: "preferences",
      label: words.account.preferences,
      icon: <Settings2 size={SIZE} />,
      onAction: openPreferences,
    },
    theme,
    ...(administrator
      ? [{ id: "admin", label: words.account.admin, icon: <ShieldCheck size={SIZE} />, href: paths.admin }]
      : []),
    { id: "about", label: words.account.about, icon: <Info size={SIZE} />, href: paths.about },
    {
      id: "sign-out",
      label: words.account.signOut,
      icon: <LogOut size={SIZE} />,
      onAction: () => void signOut(),
    },
  ];
}
