import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import { keyFor, queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";
import type { Deployable } from "@lagom/shared/remote";

export type Releases = Reply<"GET /api/releases">;
export type DeployableState = Releases["deployables"][number];
export type LogLine = Reply<"GET /api/releases/log">["log"][number];
export type Release = Reply<"GET /api/releases/deployables/{deployable}">["releases"][number];
export type Change = Body<"POST /api/releases/changes">;

const REFRESH_MS = 10_000;
const LOG_LINES = 50;
const HISTORY = 30;
/** The gate tries a release in a browser before it answers. */
const GATE_MS = 120_000;

/** Live releases and canaries with their health and log; refreshed automatically while on screen. */
export function useReleases() {
  return useQuery({
    queryKey: keyFor("GET /api/releases"),
    queryFn: async ({ signal }) => {
      const [releases, { log }] = await Promise.all([
        callApi("GET /api/releases", { signal }),
        callApi("GET /api/releases/log", { query: { limit: LOG_LINES }, signal }),
      ]);
      return { ...releases, log };
    },
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });
}

/** The retained releases of a deployable. */
export function useHistory(deployable: Deployable) {
  return useQuery({
    ...queryFor("GET /api/releases/deployables/{deployable}", {
      params: { deployable },
      query: { limit: HISTORY },
    }),
    staleTime: 0,
  });
}

/** The failures of a release in pages. */
export function useFailures(deployable: Deployable, release: string) {
  return useQuery({
    ...queryFor("GET /api/releases/deployables/{deployable}/{release}/failures", {
      params: { deployable, release },
    }),
    staleTime: 0,
  });
}

/** Changes the environment and refreshes the page, even if the change was refused. */
export const useChangeReleases = () =>
  useMutation({
    mutationFn: (body: Change) =>
      writeApi("POST /api/releases/changes", {
        body,
        idempotencyKey: newIdempotencyKey(),
        patience: GATE_MS,
      }),
  });

/** The problems that the service found, one line each; may be empty. */
export const refusalsOf = (error: unknown): string[] =>
  isApiError(error) ? (error.details ?? []).map(({ message }) => message) : [];

/** Whether an operator may override the refusal: by the gate, a freeze or a withdrawal. */
export const mayBeForced = (error: unknown): boolean =>
  isApiError(error) && (error.code === "refused" || error.code === "stopped");
