import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import type { Level } from "@lagom/shared/text/levels";
import { newsfeedStrings } from "../../strings/newsfeed.ts";
import styles from "./harder-line.module.css";

/** Says whether news that is too hard for the reader is shown, and leads to the other choice. */
export function HarderLine({ shown, level }: { shown: boolean; level: Level }) {
  const { harderLeftOut, showHarder, harderShown, leaveHarderOut } = newsfeedStrings.feed;
  return (
    <p className={styles.line}>
      {shown ? harderShown({ level }) : harderLeftOut({ level })}{" "}
      <Link to={shown ? paths.newsfeed : `${paths.newsfeed}?harder=true`}>
        {shown ? leaveHarderOut : showHarder}
      </Link>
    </p>
  );
}
