import type { AreaModules } from "@lagom/shared/remote";
import { ReviewCards as Cards } from "../components/review/review-cards.tsx";

export const ReviewCards = Cards satisfies AreaModules["account"]["review-cards"]["ReviewCards"];
