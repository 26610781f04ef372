import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import { queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";

export type Token = Reply<"GET /api/releases/tokens">["tokens"][number];
export type NewToken = Body<"POST /api/releases/tokens">;

/** The tokens of the release service, newest first, without their secrets. */
export const useTokens = () => useQuery({ ...queryFor("GET /api/releases/tokens", {}), staleTime: 0 });

/** Makes a token; the reply alone carries its secret. */
export const useMakeToken = () =>
  useMutation({
    mutationFn: (body: NewToken) =>
      writeApi("POST /api/releases/tokens", { body, idempotencyKey: newIdempotencyKey() }),
  });

/** Ends a token by its name. */
export const useRevokeToken = () =>
  useMutation({
    mutationFn: (name: string) =>
      writeApi("DELETE /api/releases/tokens/{name}", {
        params: { name },
        idempotencyKey: newIdempotencyKey(),
      }),
  });
