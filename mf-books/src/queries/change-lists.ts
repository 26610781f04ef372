import {
  type InfiniteData,
  type QueryClient,
  useMutation,
  useMutationState,
  useQueryClient,
} from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";
import { showToast } from "@lagom/shared/ui/toast";
import { LIST_KEY, type ListPart } from "./book-list.ts";
import { changeList, changeLists, type ListChange } from "./list-change.ts";
import { listFailure } from "./list-failure.ts";
import { LISTS_KEY, type OwnLists } from "./own-lists.ts";
import { sendListChange } from "./send-list-change.ts";

const CHANGES_KEY = ["book-lists"] as const;

/**
 * Makes changes of lists, which the write queue sends one after the other. A change shows from the moment it is made, because
 * pages lay those under way over what the server has said; when it fails it is no longer under way, so it is taken back by itself.
 */
export function useChangeLists() {
  const client = useQueryClient();
  const email = useSession((state) => state.user?.email);
  return useMutation({
    mutationKey: CHANGES_KEY,
    mutationFn: (change: ListChange) => sendListChange(change, email),
    onSuccess: (written, change) => {
      apply(client, change);
      if (written.state === "waiting") return;
      // In progress until the lists have been refetched: only the server knows the id of a new list, and which lists contain a book.
      if (["create", "add", "remove"].includes(change.kind)) return written.refreshed;
    },
    onError: (error, { kind }) => showToast({ text: listFailure(kind, error) }),
  });
}

/** The changes in progress, oldest first. */
export function useListChanges(): ListChange[] {
  return useMutationState({
    filters: { mutationKey: CHANGES_KEY, status: "pending" },
    select: ({ state }) => state.variables as ListChange,
  });
}

/** Applies a finished change to the cached lists. */
function apply(client: QueryClient, change: ListChange): void {
  client.setQueriesData<OwnLists>(
    { queryKey: LISTS_KEY },
    (known) => known && { ...known, lists: changeLists(known.lists, change) },
  );
  client.setQueriesData<InfiniteData<ListPart>>({ queryKey: LIST_KEY }, (known) => {
    const [first] = known?.pages ?? [];
    if (!known || !first) return known;
    const books = known.pages.flatMap((page) => page.books);
    const changed = changeList({ ...first, books }, change);
    return { ...known, pages: [changed, ...known.pages.slice(1).map((page) => ({ ...page, books: [] }))] };
  });
}
