import { callApi } from "@lagom/shared/api/client";
import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { useEffect, useState } from "react";
import styles from "./books-page.module.css";

/** A page of an area that is built by Rspack, with React, the router and the API client of the shell. */
export function BooksPage() {
  const [isHere, setIsHere] = useState(false);
  useEffect(() => {
    callApi("GET /api/ratings/liked", {}).then(
      () => setIsHere(true),
      () => setIsHere(false),
    );
  }, []);
  return (
    <div className={styles.page}>
      <h1>Books built by Rspack</h1>
      <p>{isHere ? "Liked books are here" : "Looking for liked books"}</p>
      <Link to={paths.about}>About</Link>
    </div>
  );
}
