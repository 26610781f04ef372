import type { AreaModules } from "@lagom/shared/remote";
import { Passage as PassageWithLookUp } from "../components/passage/passage.tsx";

export const Passage = PassageWithLookUp satisfies AreaModules["reader"]["passage"]["Passage"];
