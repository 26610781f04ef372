import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { type LanguageName, languageOf } from "@lagom/shared/text/languages";
import { useUnfinished } from "../../queries/unfinished.ts";
import { strings } from "../../strings.ts";
import { isolated } from "../isolated.tsx";
import styles from "./continue-line.module.css";

interface ContinueLineProps {
  language: LanguageName;
  known: boolean;
}

/** On small screens, a line below the greeting with the text to continue. Its space is reserved while it loads. */
export function ContinueLine({ language, known }: ContinueLineProps) {
  const { data: unfinished, isPending } = useUnfinished(language, known);
  const { code, dir } = languageOf(language);
  return (
    <p className={styles.line}>
      {unfinished && (
        <>
          {strings.feed.continue}:{" "}
          <Link to={paths.article(unfinished.article_id)} lang={code} dir={dir}>
            {isolated(unfinished.title, dir === "rtl")}
          </Link>
        </>
      )}
      {!unfinished && !isPending && strings.feed.lead}
    </p>
  );
}
