import { isApiError, isNetworkError } from "@lagom/shared/api/errors";
import { strings } from "../strings.ts";
import type { ListChange } from "./list-change.ts";

/** The message for a failed change of lists: what was not changed, and why. */
export function listFailure(kind: ListChange["kind"], error: unknown): string {
  return `${strings.lists.failures[kind]} ${reason(error)}`;
}

function reason(error: unknown): string {
  const { problems } = strings.lists;
  if (isNetworkError(error)) return problems.network;
  if (!isApiError(error)) return problems.other;
  const about = (name: string) => error.details?.some(({ field }) => field === name);
  if (error.status === 404) return about("moved") ? problems.moved : problems.gone;
  if (error.code !== "conflict") return problems.other;
  return about("name") ? problems.taken : problems.full;
}
