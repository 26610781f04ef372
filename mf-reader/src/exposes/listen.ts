import type { AreaModules } from "@lagom/shared/remote";
import { ListenPart } from "../components/listening/listen-part.tsx";

export const Listen = ListenPart satisfies AreaModules["reader"]["listen"]["Listen"];
