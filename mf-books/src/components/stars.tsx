import { Button } from "@lagom/shared/ui/button";
import { VisuallyHidden } from "@lagom/shared/ui/hidden";
import { Star } from "lucide-react";
import { strings } from "../strings.ts";
import styles from "./stars.module.css";

const COUNTS = [1, 2, 3, 4, 5] as const;

interface StarsProps {
  stars: number | null;
  onChange: (stars: number | null) => void;
}

/** The user's own rating of one to five stars: native radio buttons, so arrow keys work as usual. */
export function Stars({ stars, onChange }: StarsProps) {
  return (
    <fieldset className={styles.stars}>
      <legend className={styles.legend}>{strings.book.yourRating}</legend>
      <div className={styles.row}>
        {COUNTS.map((count) => (
          <label key={count} className={styles.star} data-filled={stars !== null && count <= stars}>
            <input
              type="radio"
              name="stars"
              value={count}
              checked={stars === count}
              onChange={() => onChange(count)}
            />
            <Star size={26} aria-hidden="true" />
            <VisuallyHidden>{strings.book.stars({ count })}</VisuallyHidden>
          </label>
        ))}
        {stars !== null && (
          <Button kind="quiet" size="small" onClick={() => onChange(null)}>
            {strings.book.clear}
          </Button>
        )}
      </div>
    </fieldset>
  );
}
