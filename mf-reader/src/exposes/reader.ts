import type { AreaModules } from "@lagom/shared/remote";
import { ReaderPage } from "../pages/reader-page.tsx";

export const Page = ReaderPage satisfies AreaModules["reader"]["reader"]["Page"];
