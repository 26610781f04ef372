import type { AreaModules } from "@lagom/shared/remote";
import { FeedbackPage } from "../pages/feedback-page.tsx";

export const Page = FeedbackPage satisfies AreaModules["admin"]["feedback"]["Page"];
