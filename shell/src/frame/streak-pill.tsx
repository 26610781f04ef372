import { paths } from "@lagom/shared/paths";
import { queryFor, useQuery } from "@lagom/shared/query";
import { Link } from "@lagom/shared/router";
import { strings } from "../strings.ts";
import styles from "./header.module.css";

/** The reader's days in a row, as soon as a page has asked for them: the frame asks for nothing itself. */
export function StreakPill() {
  const { data } = useQuery({ ...queryFor("GET /api/user/streak", {}), enabled: false });
  if (!data?.current) return null;
  const days = strings.frame.days(data.current);
  return (
    <Link to={paths.statistics} className={styles.streak} aria-label={strings.frame.streak(days)}>
      {days}
    </Link>
  );
}
