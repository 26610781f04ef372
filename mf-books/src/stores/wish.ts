import { hasFields, readStored } from "@lagom/shared/checked-json";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";

/** What a visitor wanted to do with a book when they were asked to sign in. */
export type Wish = { book: number } & (
  | { kind: "like" }
  | { kind: "list" }
  | { kind: "stars"; stars: number }
);

/** In session storage, so that it survives the detour to another provider's sign-in page. */
const KEY = "lagom.wish";

/** Asks a visitor to sign in, and remembers what for. */
export function askToSignIn(wish: Wish): void {
  sessionStorage.setItem(KEY, JSON.stringify(wish));
  openAuthDialog("sign-in");
}

/** Returns the wish for a book, and forgets it. */
export function takeWish(book: number): Wish | undefined {
  const wish = readStored("sessionStorage", KEY, isWish);
  if (wish?.book !== book) return undefined;
  forgetWish();
  return wish;
}

const isWish = (value: unknown): value is Wish => {
  if (!hasFields({ book: "number", kind: "string" })(value)) return false;
  return value.kind === "stars"
    ? hasFields({ stars: "number" })(value)
    : ["like", "list"].includes(value.kind);
};

/** Forgets the wish, for instance if the visitor closes the dialog without signing in. */
export const forgetWish = () => sessionStorage.removeItem(KEY);
