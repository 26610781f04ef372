import { paths } from "@lagom/shared/paths";
import { queryFor, useQuery } from "@lagom/shared/query";
import { Link } from "@lagom/shared/router";
import { lazy, Suspense, useState } from "react";
import styles from "./books-page.module.css";

const Later = lazy(() => import("./later.tsx").then(({ Later }) => ({ default: Later })));

/** A page of an area that is built by Vite, with React, the router and the query cache of the shell. */
export function BooksPage() {
  const [more, setMore] = useState(false);
  const { isSuccess } = useQuery(queryFor("GET /api/ratings/liked", {}));
  return (
    <div className={styles.page}>
      <h1>Books built by Vite</h1>
      <p>{isSuccess ? "Liked books are here" : "Looking for liked books"}</p>
      <Link to={paths.about}>About</Link>
      <button type="button" onClick={() => setMore(true)}>
        More
      </button>
      {more && (
        <Suspense>
          <Later />
        </Suspense>
      )}
    </div>
  );
}
