import { Spinner } from "@lagom/shared/ui/spinner";
import { useEffect, useState } from "react";
import { strings } from "../../strings.ts";
import styles from "./underway.module.css";

/** What is quick needs no words. */
const SOON_MS = 1000;

interface UnderwayProps {
  /** Whether it has to be written first. */
  writing: boolean;
  /** In the place of the text, or in the bar above the one that is shown until then. */
  where: "place" | "bar";
}

/** Says that a text is still on its way; nothing while that is as quick as it mostly is. */
export function Underway({ writing, where }: UnderwayProps) {
  const [late, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SOON_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className={styles[where]} role="status">
      {(late || writing) && (
        <>
          <Spinner />
          {writing ? strings.reader.writing : strings.reader.onItsWay}
        </>
      )}
    </p>
  );
}
