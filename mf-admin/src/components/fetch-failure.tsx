import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import { strings } from "../strings/common.ts";
import { Technical } from "./technical.tsx";

interface Props {
  /** Missing where an earlier version of the server has noted it. */
  code: FetchFailure | null | undefined;
  /** In technical English. */
  detail: string;
}

/** Why something could not be fetched or read, in the language of the interface, and as the server noted it. */
export const FetchFailed = ({ code, detail }: Props) => (
  <>
    {strings.fetchFailures[code ?? "other"]} <Technical text={detail} />
  </>
);
