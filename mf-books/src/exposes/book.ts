import type { AreaModules } from "@lagom/shared/remote";
import { BookPage } from "../pages/book-page.tsx";

export const Page = BookPage satisfies AreaModules["books"]["book"]["Page"];
