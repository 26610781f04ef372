import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Prose } from "./prose.tsx";

export function FaqPage() {
  return (
    <Prose title="FAQ" lead="Short answers to what people ask first.">
      <h2>Which level is mine?</h2>
      <p>
        The one at which you follow a text without stopping at every line. Start low: reading much at an easy
        level teaches more than fighting with a hard one. You can change the level inside any text.
      </p>
      <h2>What do A1, A2, B1 and C1 mean?</h2>
      <p>
        They are steps of the Common European Framework. A1 is very short sentences in the first words, A2
        short sentences about everyday things, B1 clear texts about familiar subjects, C1 the full language. A
        badge such as “harder than B1” means that this text does not exist at your level yet.
      </p>
      <h2>Which languages are there?</h2>
      <p>
        Sixteen: svenska, العربية, Español, Deutsch, Français, english, 中文, हिन्दी, Português, Русский,
        日本語, 한국어, Italiano, Nederlands, Türkçe and Polski. Not every language has as many texts as the
        others.
      </p>
      <h2>How do I look up more than one word?</h2>
      <p>Select the words, or touch one and add the next with the button in the sheet.</p>
      <h2>What do the marks under words mean?</h2>
      <p>
        A dotted line is a word you have saved, a tinted one a word you are learning. Words you know are
        plain.
      </p>
      <h2>When does a day count for my streak?</h2>
      <p>
        When you finish one article or read 200 words, in your own time zone. One missed day a week is
        repaired by itself.
      </p>
      <h2>Does it cost anything?</h2>
      <p>No, and there are no advertisements.</p>
      <h2>I forgot my password.</h2>
      <p>
        Ask for a link on the page <Link to={paths.passwordRecovery}>Password recovery</Link>.
      </p>
      <h2>A text or a translation is wrong.</h2>
      <p>
        Please tell us with the feedback button in the corner. It sends the page along, so two words are
        enough.
      </p>
    </Prose>
  );
}
