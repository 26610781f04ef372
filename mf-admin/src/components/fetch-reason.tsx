import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import { fetchFailures } from "../strings/fetch-failures.ts";

/** Why something could not be fetched or read, in the language of the interface. */
export const FetchReason = ({ code }: { code: FetchFailure }) => fetchFailures[code];
