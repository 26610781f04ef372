import type { AreaModules } from "@lagom/shared/remote";
import { BooksPage } from "../books-page.tsx";

export const Page = BooksPage satisfies AreaModules["books"]["list"]["Page"];
