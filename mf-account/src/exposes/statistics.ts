import type { AreaModules } from "@lagom/shared/remote";
import { StatisticsPage } from "../pages/statistics-page.tsx";

export const Page = StatisticsPage satisfies AreaModules["account"]["statistics"]["Page"];
