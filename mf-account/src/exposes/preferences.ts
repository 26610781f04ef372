import type { AreaModules } from "@lagom/shared/remote";
import { PreferencesDialog } from "../components/preferences-dialog.tsx";

export const Preferences = PreferencesDialog satisfies AreaModules["account"]["preferences"]["Preferences"];
