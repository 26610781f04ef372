import type { AreaModules } from "@lagom/shared/remote";
import { RatingsPage } from "../pages/ratings-page.tsx";

export const Page = RatingsPage satisfies AreaModules["admin"]["ratings"]["Page"];
