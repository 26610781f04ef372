import { locale } from "@lagom/shared/i18n/language";
import { paths } from "@lagom/shared/paths";
import { LANGUAGES } from "@lagom/shared/text/languages";
import { linkTo, RichText } from "../rich-text.tsx";
import { strings } from "../strings/faq.ts";
import { Prose } from "./prose.tsx";

/** Words read on a day that count for the streak. */
const WORDS_FOR_A_DAY = 200;

const LINKS = { recovery: linkTo(paths.passwordRecovery) };

export function FaqPage() {
  const names = new Intl.ListFormat(locale()).format(LANGUAGES.map(({ name }) => name));
  return (
    <Prose title={strings.title} lead={strings.lead}>
      <h2>{strings.level.question}</h2>
      <p>{strings.level.answer}</p>
      <h2>{strings.scale.question}</h2>
      <p>{strings.scale.answer}</p>
      <h2>{strings.languages.question}</h2>
      <p>{strings.languages.answer({ count: LANGUAGES.length, languages: names })}</p>
      <h2>{strings.phrase.question}</h2>
      <p>{strings.phrase.answer}</p>
      <h2>{strings.marks.question}</h2>
      <p>{strings.marks.answer}</p>
      <h2>{strings.streak.question}</h2>
      <p>{strings.streak.answer({ words: WORDS_FOR_A_DAY })}</p>
      <h2>{strings.cost.question}</h2>
      <p>{strings.cost.answer}</p>
      <h2>{strings.password.question}</h2>
      <p>
        <RichText text={strings.password.answer} tags={LINKS} />
      </p>
      <h2>{strings.mistake.question}</h2>
      <p>{strings.mistake.answer}</p>
    </Prose>
  );
}
