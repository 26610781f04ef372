import type { AreaModules } from "@lagom/shared/remote";
import { DictionariesPage } from "../pages/dictionaries-page.tsx";

export const Page = DictionariesPage satisfies AreaModules["admin"]["dictionaries"]["Page"];
