import type { AreaModules } from "@lagom/shared/remote";
import { BookListsPage } from "../pages/book-lists-page.tsx";

export const Page = BookListsPage satisfies AreaModules["admin"]["book-lists"]["Page"];
