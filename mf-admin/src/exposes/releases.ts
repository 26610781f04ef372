import type { AreaModules } from "@lagom/shared/remote";
import { ReleasesPage } from "../pages/releases-page.tsx";

export const Page = ReleasesPage satisfies AreaModules["admin"]["releases"]["Page"];
