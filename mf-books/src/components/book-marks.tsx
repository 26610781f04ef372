import { useAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import { Plus } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { BookWithOwn } from "../queries/book.ts";
import { useRateBook } from "../queries/rate-book.ts";
import { askToSignIn, forgetWish, takeWish, type Wish } from "../stores/wish.ts";
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
  const fulfil = (wish: Wish) => {
    if (wish.kind === "list") setListing(true);
    else rate(wish.kind === "like" ? { liked: true } : { stars: wish.stars });
  };
  const want = (wish: Wish) => (user ? fulfil(wish) : askToSignIn(wish));
  useWishAfterSignIn(book.id, user !== null, fulfil);
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

/** Carries out a visitor's wish once they have signed in; forgets it if they close the dialog instead. */
function useWishAfterSignIn(bookId: number, signedIn: boolean, fulfil: (wish: Wish) => void): void {
  const asked = useAuthDialog((state) => state.mode !== null);
  const wasAsked = useRef(false);
  const onWish = useEffectEvent(fulfil);
  useEffect(() => {
    if (signedIn) {
      const wish = takeWish(bookId);
      if (wish) onWish(wish);
    } else if (wasAsked.current && !asked) forgetWish();
    wasAsked.current = asked;
  }, [signedIn, asked, bookId]);
}
