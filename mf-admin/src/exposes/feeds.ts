import type { AreaModules } from "@lagom/shared/remote";
import { FeedsPage } from "../pages/feeds-page.tsx";

export const Page = FeedsPage satisfies AreaModules["admin"]["feeds"]["Page"];
