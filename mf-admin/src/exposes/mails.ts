import type { AreaModules } from "@lagom/shared/remote";
import { MailsPage } from "../pages/mails-page.tsx";

export const Page = MailsPage satisfies AreaModules["admin"]["mails"]["Page"];
