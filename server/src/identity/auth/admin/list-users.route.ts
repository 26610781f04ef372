import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { type AuthContext, NO_STATUS } from "../context.ts";
import { invalid } from "../errors.ts";
import { userReply } from "../user-reply.ts";
import { listUsers } from "./list-users.queries.ts";
import { notSupported } from "./service-role.ts";

const DEFAULT_PER_PAGE = 50;
const MOST_PER_PAGE = 1000;

const Query = z.object({
  page: z.string().default(""),
  per_page: z.string().default(""),
  filter: z.string().max(255).default(""),
  sort: z.string().default(""),
});

/** `listUsers`: the accounts page by page, newest first, with the totals in the headers from which the client reads them. */
export function listUsersRoute(app: FastifyInstance, context: AuthContext): void {
  app.get("/admin/users", async (request, reply) => {
    const query = Query.safeParse(request.query);
    if (!query.success) throw invalid(`Bad Pagination Parameters: ${query.error.issues[0]?.path.join(".")}`);
    if (query.data.sort && query.data.sort !== "created_at desc") throw notSupported("sort");
    const page = positive("page", query.data.page, 1);
    const perPage = Math.min(positive("per_page", query.data.per_page, DEFAULT_PER_PAGE), MOST_PER_PAGE);
    const { users, total } = await listUsers(context.db, { page, perPage, filter: query.data.filter });
    const statuses = await context.accountStatuses(users.map(({ id }) => id));

    const lastPage = Math.ceil(total / perPage);
    const link = (target: number, rel: string) =>
      `</admin/users?page=${target}&per_page=${perPage}>; rel="${rel}"`;
    reply.header("x-total-count", total);
    reply.header(
      "link",
      [...(page < lastPage ? [link(page + 1, "next")] : []), link(lastPage, "last")].join(", "),
    );
    return {
      users: users.map((user) => userReply(user, statuses.get(user.id) ?? NO_STATUS)),
      aud: "authenticated",
    };
  });
}

/** @throws AuthError validation_failed */
function positive(name: string, given: string, otherwise: number): number {
  if (given === "") return otherwise;
  if (!/^[1-9]\d{0,8}$/.test(given))
    throw invalid(`Bad Pagination Parameters: ${name} must be a number above 0`);
  return Number(given);
}
