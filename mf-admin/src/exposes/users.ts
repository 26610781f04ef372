import type { AreaModules } from "@lagom/shared/remote";
import { UsersPage } from "../pages/users-page.tsx";

export const Page = UsersPage satisfies AreaModules["admin"]["users"]["Page"];
