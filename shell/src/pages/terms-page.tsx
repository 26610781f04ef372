import { paths } from "@lagom/shared/paths";
import { linkTo, RichText } from "../rich-text.tsx";
import { strings } from "../strings/terms.ts";
import { Prose } from "./prose.tsx";

const LINKS = { privacy: linkTo(paths.privacy), contact: linkTo(paths.contact) };

export function TermsPage() {
  const { title, lead, account, may, mayNot, promised } = strings;
  return (
    <Prose title={title} lead={lead}>
      <h2>{account.title}</h2>
      <p>{account.text}</p>
      <h2>{may.title}</h2>
      <p>{may.text}</p>
      <h2>{mayNot.title}</h2>
      <p>{mayNot.text}</p>
      <h2>{promised.title}</h2>
      <p>{promised.text}</p>
      <p>
        <RichText text={promised.more} tags={LINKS} />
      </p>
    </Prose>
  );
}
