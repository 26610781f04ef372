import type { AreaModules } from "@lagom/shared/remote";
import { LikedPage } from "../pages/liked-page.tsx";

export const Page = LikedPage satisfies AreaModules["books"]["liked"]["Page"];
