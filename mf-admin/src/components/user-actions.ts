import type { Reply } from "@lagom/shared/contract/calls";
import { paths } from "@lagom/shared/paths";
import { writeApi } from "@lagom/shared/query";
import { userStrings } from "../strings/users.ts";
import type { RowAction } from "./row-menu.tsx";

export type User = Reply<"GET /api/admin/users">["users"][number];
type Me = Reply<"GET /api/user/me">;

/** The actions this administrator may take on a user: none on themselves, and only operators on people with a role. */
export function actionsFor(user: User, me: Me | undefined): RowAction[] {
  const ratings: RowAction = {
    id: "ratings",
    label: userStrings.actions.ratings,
    href: `${paths.adminRatings}?user_id=${user.id}`,
  };
  const mayChange = me && me.id !== user.id && (me.role === "operator" || user.role === "user");
  if (!mayChange) return [ratings];
  const roles = me.role === "operator" ? rolesFor(user) : [];
  return [ratings, banning(user), ...roles, signingOut(user), deleting(user)];
}

function banning({ id, email, banned }: User): RowAction {
  const { label, title, text, confirm, done } = banned ? userStrings.actions.unban : userStrings.actions.ban;
  return {
    id: "ban",
    label,
    ask: {
      title,
      text: text({ email }),
      address: email,
      confirm,
      harmless: banned,
      change: {
        make: (idempotencyKey) =>
          writeApi("PATCH /api/admin/users/{id}", {
            params: { id },
            body: { banned: !banned },
            idempotencyKey,
          }),
        done: done({ email }),
        address: email,
      },
    },
  };
}

function rolesFor({ id, email, role: current }: User): RowAction[] {
  const { label, title, text, confirm, done } = userStrings.actions.role;
  return (["user", "admin", "operator"] as const)
    .filter((role) => role !== current)
    .map((role) => ({
      id: role,
      label: label[role],
      ask: {
        title: title[role],
        text: text[role]({ email }),
        address: email,
        confirm,
        change: {
          make: (idempotencyKey) =>
            writeApi("PATCH /api/admin/users/{id}", { params: { id }, body: { role }, idempotencyKey }),
          done: done[role]({ email }),
          address: email,
        },
      },
    }));
}

function signingOut({ id, email }: User): RowAction {
  const { label, title, text, confirm, done } = userStrings.actions.signOut;
  return {
    id: "sign-out",
    label,
    ask: {
      title,
      text: text({ email }),
      address: email,
      confirm,
      change: {
        make: (idempotencyKey) =>
          writeApi("POST /api/admin/users/{id}/sign-out", { params: { id }, idempotencyKey }),
        done: done({ email }),
        address: email,
      },
    },
  };
}

function deleting({ id, email }: User): RowAction {
  const { label, title, text, confirm, done } = userStrings.actions.remove;
  return {
    id: "delete",
    label,
    ask: {
      title,
      text: text({ email }),
      address: email,
      confirm,
      typed: email,
      change: {
        make: (idempotencyKey) =>
          writeApi("DELETE /api/admin/users/{id}", { params: { id }, idempotencyKey }),
        done: done({ email }),
        address: email,
      },
    },
  };
}
