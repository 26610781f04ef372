import { hasFields, readStored } from "@lagom/shared/checked-json";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";

/** What a visitor wanted to do with a book when they were asked to sign in. */
export type PendingAction = { book: number } & (
  | { kind: "like" }
  | { kind: "list" }
  | { kind: "stars"; stars: number }
);

/** In session storage, so that it survives the detour to another provider's sign-in page. */
const KEY = "lagom.wish";

/** Asks a visitor to sign in, and remembers what for. */
export function askToSignIn(action: PendingAction): void {
  sessionStorage.setItem(KEY, JSON.stringify(action));
  openAuthDialog("sign-in");
}

/** Returns the pending action for a book, and forgets it. */
export function takePendingAction(book: number): PendingAction | undefined {
  const action = readStored("sessionStorage", KEY, isPendingAction);
  if (action?.book !== book) return undefined;
  forgetPendingAction();
  return action;
}

const isPendingAction = (value: unknown): value is PendingAction => {
  if (!hasFields({ book: "number", kind: "string" })(value)) return false;
  return value.kind === "stars"
    ? hasFields({ stars: "number" })(value)
    : ["like", "list"].includes(value.kind);
};

/** Forgets the pending action, for instance if the visitor closes the dialog without signing in. */
export const forgetPendingAction = () => sessionStorage.removeItem(KEY);
