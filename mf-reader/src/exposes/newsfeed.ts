import type { AreaModules } from "@lagom/shared/remote";
import { NewsfeedPage } from "../pages/newsfeed-page.tsx";

export const Page = NewsfeedPage satisfies AreaModules["reader"]["newsfeed"]["Page"];
