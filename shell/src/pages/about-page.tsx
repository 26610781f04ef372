import { paths } from "@lagom/shared/paths";
import { linkTo, RichText } from "../rich-text.tsx";
import { strings } from "../strings/about.ts";
import { Prose } from "./prose.tsx";

const LINKS = { faq: linkTo(paths.faq), contact: linkTo(paths.contact) };

export function AboutPage() {
  const { title, lead, works, texts, meanings, more } = strings;
  return (
    <Prose title={title} lead={lead}>
      <h2>{works.title}</h2>
      <p>{works.levels}</p>
      <p>{works.words}</p>
      <h2>{texts.title}</h2>
      <p>{texts.text}</p>
      <h2>{meanings.title}</h2>
      <p>{meanings.text}</p>
      <p>
        <RichText text={more} tags={LINKS} />
      </p>
    </Prose>
  );
}
