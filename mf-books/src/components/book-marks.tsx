import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import { useSession } from "@lagom/shared/session/store";
import { Button } from "@lagom/shared/ui/button";
import type { BookWithOwn } from "../queries/book.ts";
import { useRateBook } from "../queries/rate-book.ts";
import { words } from "../words.ts";
import styles from "./book-marks.module.css";
import { LikeButton } from "./like-button.tsx";
import { ShareButton } from "./share-button.tsx";
import { Stars } from "./stars.tsx";

/** What a reader can do with a book: like, rate, share. A visitor is asked to sign in for the first two. */
export function BookMarks({ book }: { book: BookWithOwn }) {
  const signedIn = useSession((state) => state.user !== null);
  return signedIn ? <OwnMarks book={book} /> : <VisitorMarks />;
}

function OwnMarks({ book }: { book: BookWithOwn }) {
  const { mutate: rate } = useRateBook(book);
  return (
    <div className={styles.marks}>
      <div className={styles.buttons}>
        <LikeButton liked={book.own?.liked ?? false} onChange={(liked) => rate({ liked })} />
        <ShareButton />
      </div>
      <Stars stars={book.own?.stars ?? null} onChange={(stars) => rate({ stars })} />
    </div>
  );
}

function VisitorMarks() {
  return (
    <div className={styles.marks}>
      <p className={styles.hint}>{words.book.signInHint}</p>
      <div className={styles.buttons}>
        <Button kind="primary" onClick={() => openAuthDialog("sign-in")}>
          {words.book.signIn}
        </Button>
        <ShareButton />
      </div>
    </div>
  );
}
