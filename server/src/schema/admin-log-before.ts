import type { NewsFeed } from "./feeds.table.ts";
import type { Role } from "./users.table.ts";

/** State before an administrator's change, which an undo restores. */
export type Before =
  | { kind: "account-status"; userId: string; role?: Role; banned?: boolean }
  | { kind: "list_hidden"; listId: number; hidden: boolean }
  | { kind: "list"; list: DeletedList }
  | { kind: "rating"; bookId: number; userId: string; liked: boolean; stars: number | null }
  | { kind: "feedback"; feedbackId: number; done: boolean }
  | { kind: "feed_paused"; feedId: number; paused: boolean }
  | { kind: "feed"; feed: NewsFeed };

/** A list as it was deleted. */
export interface DeletedList {
  id: number;
  userId: string;
  name: string;
  isPublic: boolean;
  hidden: boolean;
  position: number;
  createdAt: string;
  books: { bookId: number; position: number }[];
}
