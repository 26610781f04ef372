import type { AreaModules } from "@lagom/shared/remote";
import { LookupsPage } from "../pages/lookups-page.tsx";

export const Page = LookupsPage satisfies AreaModules["account"]["lookups"]["Page"];
