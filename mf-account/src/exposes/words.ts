import type { AreaModules } from "@lagom/shared/remote";
import { WordsPage } from "../pages/words-page.tsx";

export const Page = WordsPage satisfies AreaModules["account"]["words"]["Page"];
