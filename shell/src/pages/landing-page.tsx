import { useLanguages } from "@lagom/shared/preferences/offered-languages";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import { useLocation, useNavigate, useSearchParams } from "@lagom/shared/router";
import { openAuthDialog } from "@lagom/shared/session/auth-dialog";
import type { LanguageName } from "@lagom/shared/text/languages";
import { Button } from "@lagom/shared/ui/button";
import { usePageHeading } from "@lagom/shared/ui/page";
import { useEffect } from "react";
import { type Refused, refusedPage } from "../session/return-target.ts";
import { landingStrings } from "../strings/landing.ts";
import { strings } from "../strings.ts";
import styles from "./landing-page.module.css";
import { TryPassage } from "./try-passage.tsx";

/** The landing page: what Lagom is, and a text to try it on, in one screen. */
export function LandingPage() {
  const heading = usePageHeading(landingStrings.title);
  const { target_language: language } = usePreferences();
  useAskedToSignIn();
  return (
    <div className={styles.page}>
      <SignInNeeded />
      <section className={styles.hero}>
        <div className={styles.promise}>
          <p className={styles.eyebrow}>{landingStrings.eyebrow}</p>
          <h1 ref={heading} tabIndex={-1} className={styles.heading}>
            {landingStrings.heading.split("\n").map((line) => (
              <span key={line}>{line} </span>
            ))}
          </h1>
          <p className={styles.lead}>{landingStrings.lead}</p>
          <div className={styles.start}>
            <Button kind="primary" size="large" onClick={() => openAuthDialog("sign-up")}>
              {landingStrings.start}
            </Button>
            <span>{landingStrings.promise}</span>
          </div>
        </div>
        <TryPassage language={language} />
        <Languages value={language} onChange={choose} />
      </section>
      <section className={styles.points}>
        {Object.values(landingStrings.points).map((point) => (
          <div key={point.title}>
            <h2>{point.title}</h2>
            <p>{point.text}</p>
          </div>
        ))}
      </section>
    </div>
  );
}

/** What is tried here is the visitor's choice wherever they go on, and after signing up. */
const choose = (target_language: LanguageName) => void updatePreferences({ target_language });

/** Tells who was sent here from a page why; after signing in, `Guarded` leads back to it. A visitor is asked to at once. */
function SignInNeeded() {
  const refused = refusedPage(useLocation().state);
  const navigate = useNavigate();
  const ask = refused !== null && !refused.ended && !refused.asked;
  useEffect(() => {
    if (!ask) return;
    openAuthDialog("sign-in", strings.needed.text);
    // Once: not again when the page is reloaded.
    navigate(".", { replace: true, state: { ...refused, asked: true } satisfies Refused });
  }, [ask, refused, navigate]);
  if (!refused) return null;
  const { text, signIn } = refused.ended ? strings.ended : strings.needed;
  return (
    <div className={styles.ended} role="status">
      <p>{text}</p>
      <Button size="small" onClick={() => openAuthDialog("sign-in")}>
        {signIn}
      </Button>
    </div>
  );
}

/** A link to `/?sign-in` or `/?sign-up` opens that form. */
function useAskedToSignIn(): void {
  const [search, setSearch] = useSearchParams();
  useEffect(() => {
    const mode = (["sign-in", "sign-up"] as const).find((name) => search.has(name));
    if (!mode) return;
    openAuthDialog(mode);
    setSearch({}, { replace: true });
  }, [search, setSearch]);
}

interface LanguagesProps {
  value: LanguageName;
  onChange: (language: LanguageName) => void;
}

/** All languages in their own scripts; those with texts can be tried at once. */
function Languages({ value, onChange }: LanguagesProps) {
  const languages = useLanguages();
  return (
    <ul className={styles.languages} aria-label={landingStrings.languages}>
      {languages.map(({ name, code, has_articles }) => (
        <li key={code} lang={code}>
          {has_articles ? (
            <button type="button" aria-pressed={name === value} onClick={() => onChange(name)}>
              {name}
            </button>
          ) : (
            name
          )}
        </li>
      ))}
    </ul>
  );
}
