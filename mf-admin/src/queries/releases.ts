import { callApi } from "@lagom/shared/api/client";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import {
  pagesKeyFor,
  queryFor,
  useInfiniteQuery,
  useMutation,
  useQuery,
  writeApi,
} from "@lagom/shared/query";
import type { Deployable } from "@lagom/shared/remote";

export type Releases = Reply<"GET /api/releases">;
export type DeployableState = Releases["deployables"][number];
export type Canary = NonNullable<DeployableState["canary"]>;
export type LogLine = Reply<"GET /api/releases/log">["log"][number];
export type Release = Reply<"GET /api/releases/deployables/{deployable}">["releases"][number];
export type Change = Body<"POST /api/releases/changes">;
export type Gate = Reply<"POST /api/releases/changes">["gate"];

const REFRESH_MS = 10_000;
const LOG_LINES = 30;
const HISTORY = 30;
/** The gate tries a release in a browser before it answers. */
const GATE_MS = 120_000;
/** A rehearsal tries one release of each deployable. */
const REHEARSAL_MS = 5 * GATE_MS;

/** Live releases and canaries with their health; refreshed automatically while on screen. */
export const useReleases = () =>
  useQuery({ ...queryFor("GET /api/releases", {}), staleTime: 0, refetchInterval: REFRESH_MS });

/** Which lines of the log are wanted; all without one. */
export type LogFilter = { person?: string; area?: string };

/** The changes of the environment, newest first, as far as somebody has gone back. */
export const useReleaseLog = (filter: LogFilter = {}) =>
  useInfiniteQuery({
    queryKey: pagesKeyFor("GET /api/releases/log", { query: { ...filter, limit: LOG_LINES } }),
    queryFn: ({ signal, pageParam: before }) =>
      callApi("GET /api/releases/log", {
        query: { ...filter, limit: LOG_LINES, ...(before ? { before } : {}) },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: ({ log }) => (log.length < LOG_LINES ? undefined : log.at(-1)?.id),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** The retained releases of a deployable; refreshed automatically while on screen. */
export const useHistory = (deployable: Deployable) =>
  useQuery({
    ...queryFor("GET /api/releases/deployables/{deployable}", {
      params: { deployable },
      query: { limit: HISTORY },
    }),
    staleTime: 0,
    refetchInterval: REFRESH_MS,
  });

/** The failures of a release in pages. */
export const useFailures = (deployable: Deployable, release: string) =>
  useQuery({
    ...queryFor("GET /api/releases/deployables/{deployable}/{release}/failures", {
      params: { deployable, release },
    }),
    staleTime: 0,
  });

/** What was live at a revision. */
export const useRevision = (revision: number) =>
  useQuery(queryFor("GET /api/releases/revisions/{revision}", { params: { revision } }));

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

/** Tries every release to fall back to. */
export const useRehearsal = () =>
  useMutation({
    mutationFn: () =>
      writeApi("POST /api/releases/rehearse", {
        idempotencyKey: newIdempotencyKey(),
        patience: REHEARSAL_MS,
      }),
  });
