import { useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookWithOwn } from "../queries/book.ts";
import { useRateBook } from "../queries/rate-book.ts";
import {
  askToSignIn,
  forgetPendingAction,
  type PendingAction,
  takePendingAction,
} from "../stores/pending-action.ts";
import { strings } from "../strings.ts";
import { AddToList } from "./add-to-list.tsx";
import styles from "./book-marks.module.css";
import { LikeButton } from "./like-button.tsx";
import { ShareButton } from "./share-button.tsx";
import { Stars } from "./stars.tsx";

/** Like, rate, add to a list, share. Visitors are asked to sign in first. */
export function BookMarks({ book }: { book: BookWithOwn }) {
  const [listing, setListing] = useState(false);
  const { mutate: rate } = useRateBook(book);
  const user = useSession((state) => state.user);
  const fulfil = (action: PendingAction) => {
    if (action.kind === "list") setListing(true);
    else rate(action.kind === "like" ? { liked: true } : { stars: action.stars });
  };
  const want = (action: PendingAction) => (user ? fulfil(action) : askToSignIn(action));
  usePendingAction(book.id, user !== null, fulfil);
  return (
    <div className={styles.marks}>
      <div className={styles.buttons}>
        <LikeButton
          liked={book.own?.liked ?? false}
          onChange={(liked) => (liked ? want({ book: book.id, kind: "like" }) : rate({ liked }))}
        />
        <Button onClick={() => want({ book: book.id, kind: "list" })}>
          <Plus size={18} aria-hidden="true" />
          {strings.addTo.button}
        </Button>
        <ShareButton />
      </div>
      <Stars
        stars={book.own?.stars ?? null}
        onChange={(stars) =>
          stars === null ? rate({ stars }) : want({ book: book.id, kind: "stars", stars })
        }
      />
      {!user && <p className={styles.hint}>{strings.book.signInHint}</p>}
      {listing && <AddToList book={book} onClose={() => setListing(false)} />}
    </div>
  );
}

/** Carries out a visitor's pending action once they have signed in; forgets it if they close the dialog instead. */
function usePendingAction(bookId: number, signedIn: boolean, fulfil: (action: PendingAction) => void): void {
  const asked = useAuthDialog((state) => state.mode !== null);
  const wasAsked = useRef(false);
  const onAction = useEffectEvent(fulfil);
  useEffect(() => {
    if (signedIn) {
      const action = takePendingAction(bookId);
      if (action) onAction(action);
    } else if (wasAsked.current && !asked) forgetPendingAction();
    wasAsked.current = asked;
  }, [signedIn, asked, bookId]);
}
