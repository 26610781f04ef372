import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Params, Reply } from "@lagom/shared/contract/calls";
import { queryFor, useMutation, useQuery, writeApi } from "@lagom/shared/query";

export type Waiting = Reply<"GET /api/releases/approvals">["waiting"][number];
export type Member = Reply<"GET /api/releases/team">["members"][number];
export type Role = Member["role"];
type Membership = Params<"PUT /api/releases/team/{area}/{email}"> &
  Body<"PUT /api/releases/team/{area}/{email}">;

/** The gate tries a release in a browser before it answers. */
const GATE_MS = 120_000;
const REFRESH_MS = 10_000;

/** The promotions that wait for a second person, the oldest first; refreshed automatically while on screen. */
export const useApprovals = () =>
  useQuery({ ...queryFor("GET /api/releases/approvals", {}), staleTime: 0, refetchInterval: REFRESH_MS });

/** Approves a promotion, or declines it. */
export const useDecide = ({ deployable, id }: Waiting) =>
  useMutation({
    mutationFn: async (approves: boolean) => {
      const given = { params: { deployable, id }, idempotencyKey: newIdempotencyKey() };
      if (approves)
        await writeApi("POST /api/releases/approvals/{deployable}/{id}", { ...given, patience: GATE_MS });
      else await writeApi("DELETE /api/releases/approvals/{deployable}/{id}", given);
    },
  });

/** The members of all teams. */
export const useMembers = () => useQuery({ ...queryFor("GET /api/releases/team", {}), staleTime: 0 });

/** Adds somebody to a team, or gives them another role there. */
export const useSetMember = () =>
  useMutation({
    mutationFn: ({ area, email, role }: Membership) =>
      writeApi("PUT /api/releases/team/{area}/{email}", {
        params: { area, email },
        body: { role },
        idempotencyKey: newIdempotencyKey(),
      }),
  });

/** Takes somebody out of a team. */
export const useRemoveMember = ({ area, email }: Member) =>
  useMutation({
    mutationFn: () =>
      writeApi("DELETE /api/releases/team/{area}/{email}", {
        params: { area, email },
        idempotencyKey: newIdempotencyKey(),
      }),
  });
