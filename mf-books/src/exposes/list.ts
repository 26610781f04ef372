import type { AreaModules } from "@lagom/shared/remote";
import { ListPage } from "../pages/list-page.tsx";

export const Page = ListPage satisfies AreaModules["books"]["list"]["Page"];
