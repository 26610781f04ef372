import type { AreaModules } from "@lagom/shared/remote";
import { DashboardPage } from "../pages/dashboard-page.tsx";

export const Page = DashboardPage satisfies AreaModules["admin"]["dashboard"]["Page"];
