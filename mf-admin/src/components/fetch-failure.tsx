import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import { withMessages } from "@lagom/shared/i18n/later-messages";
import { lazy, Suspense } from "react";
import { Technical } from "./technical.tsx";

const FetchReason = lazy(async () => {
  const { FetchReason } = await withMessages(import("./fetch-reason.tsx"), "fetch-failures");
  return { default: FetchReason };
});

interface Props {
  /** Missing where an earlier version of the server has noted it. */
  code: FetchFailure | null | undefined;
  /** In technical English. */
  detail: string;
}

/** Why something could not be fetched or read, in the language of the interface, and as the server noted it. */
export const FetchFailed = ({ code, detail }: Props) => (
  <>
    <Suspense>
      <FetchReason code={code ?? "other"} />
    </Suspense>{" "}
    <Technical text={detail} />
  </>
);
