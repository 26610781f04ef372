import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Prose } from "./prose.tsx";

export function AboutPage() {
  return (
    <Prose
      title="About"
      lead="Lagom is Swedish for just the right amount. Here it is the amount of a new language that you can read with pleasure today, and a little more tomorrow."
    >
      <h2>How it works</h2>
      <p>
        Every text here exists in several versions of different difficulty, from A1 to C1 on the European
        scale (CEFR). You choose a language and a level; when a text reads too easily or too heavily, you
        change the level and stay at the same paragraph.
      </p>
      <p>
        Touch a word and you see what it means in that sentence, its base form and the sentence in your own
        language. Save it, and it is marked wherever you meet it again.
      </p>
      <h2>Where the texts come from</h2>
      <p>
        The articles and book summaries marked “Lagom collection” were written for this site, in each language
        and at each level. They are features about lasting things and do not pretend to be today’s news. A
        text from anywhere else carries its source and a link to it. When a text lacks the level you asked
        for, the nearest one is shown, and its badge says so.
      </p>
      <h2>Where the meanings come from</h2>
      <p>
        From a lexicon made together with the texts. Where it has no entry, the sheet says which other
        dictionary answered, or that none did. A guess is never shown as a fact.
      </p>
      <p>
        More in the <Link to={paths.faq}>questions and answers</Link>, or{" "}
        <Link to={paths.contact}>write to us</Link>.
      </p>
    </Prose>
  );
}
