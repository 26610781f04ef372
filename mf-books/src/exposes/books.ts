import type { AreaModules } from "@lagom/shared/remote";
import { BooksPage } from "../pages/books-page.tsx";

export const Page = BooksPage satisfies AreaModules["books"]["books"]["Page"];
