import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import { queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";
import type { AreaName } from "@lagom/shared/remote";

export type Preview = Reply<"GET /api/releases/previews">["previews"][number];
export type NewPreview = Body<"POST /api/releases/previews">;

/** The gate may try a release in a browser before it answers. */
const GATE_MS = 120_000;

/** The previews of an area, newest first, without their links. */
export const usePreviews = (area: AreaName) =>
  useQuery({ ...queryFor("GET /api/releases/previews", { query: { area } }), staleTime: 0 });

/** Makes a preview; the reply alone carries its link. */
export const useMakePreview = () =>
  useMutation({
    mutationFn: (body: NewPreview) =>
      writeApi("POST /api/releases/previews", {
        body,
        idempotencyKey: newIdempotencyKey(),
        patience: GATE_MS,
      }),
  });

/** Ends a preview. */
export const useEndPreview = () =>
  useMutation({
    mutationFn: ({ area, id }: Pick<Preview, "area" | "id">) =>
      writeApi("DELETE /api/releases/previews/{area}/{id}", {
        params: { area, id },
        idempotencyKey: newIdempotencyKey(),
      }),
  });
