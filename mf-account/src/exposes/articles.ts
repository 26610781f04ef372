import type { AreaModules } from "@lagom/shared/remote";
import { ArticlesPage } from "../pages/articles-page.tsx";

export const Page = ArticlesPage satisfies AreaModules["account"]["articles"]["Page"];
