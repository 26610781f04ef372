import type { AreaModules } from "@lagom/shared/remote";
import { Passage as PassageWithLookup } from "../components/passage/passage.tsx";

export const Passage = PassageWithLookup satisfies AreaModules["reader"]["passage"]["Passage"];
