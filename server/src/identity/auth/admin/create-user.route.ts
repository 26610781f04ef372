import type { FastifyInstance } from "fastify";
import type { AuthContext } from "../context.ts";
import { emailExists, invalid } from "../errors.ts";
import { newMetadata } from "../metadata.ts";
import { checkPassword } from "../passwords.ts";
import { userReply } from "../user-reply.ts";
import { draftUser, findUserById, insertUser } from "../users.queries.ts";
import { UUID } from "./subject.ts";
import { readAdminUser } from "./user-params.ts";

const NIL = "00000000-0000-0000-0000-000000000000";

/** `createUser`: creates an account without a mail, confirmed on request. Without a password, its owner recovers one. */
export function createUserRoute(app: FastifyInstance, context: AuthContext): void {
  app.post("/admin/users", async (request) => {
    const { id, email, password, emailConfirm, metadata, status } = readAdminUser(request, {
      provider: "email",
      providers: ["email"],
    });
    if (!email) throw invalid("Cannot create a user without either an email or phone");
    if (id && !UUID.test(id)) throw invalid("ID must conform to the uuid v4 format");
    if (id === NIL) throw invalid("ID cannot be a nil uuid");
    if (id && (await findUserById(context.db, id))) throw invalid("ID is that of another user");
    if (password) checkPassword(password);
    const draft = draftUser({
      email,
      passwordHash: password ? await context.passwords.hash(password) : null,
      data: newMetadata("user_metadata", metadata),
      confirmed: emailConfirm,
      ...(id ? { id: id.toLowerCase() } : {}),
    });
    const user = { ...draft, confirmationSentAt: null, byAdministrator: true };
    await context.db.transaction(async (tx) => {
      if (!(await insertUser(tx, user))) throw emailExists();
      await context.setAccountStatus(tx, user, status);
    });
    return userReply(user, await context.accountStatus(user.id));
  });
}
