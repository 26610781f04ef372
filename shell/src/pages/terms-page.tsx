import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Prose } from "./prose.tsx";

export function TermsPage() {
  return (
    <Prose title="Terms" lead="The few rules for using this site.">
      <h2>Your account</h2>
      <p>
        One account is for one person. Choose a password that you use nowhere else. What happens with your
        account is yours to answer for; if you think that somebody else uses it, change the password, which
        signs out every other device.
      </p>
      <h2>What you may do</h2>
      <p>
        Read, look up and save, for yourself, as much as you like. Texts from other sources belong to those
        sources; each carries a link to them.
      </p>
      <h2>What you may not do</h2>
      <p>
        Take the site down or try to, read other people’s data, copy texts in bulk by machine, or publish list
        names that insult or harass. An account that does may be closed.
      </p>
      <h2>What is promised, and what is not</h2>
      <p>
        Texts and translations are made with care, but they can be wrong, and they are meant for learning a
        language. Do not rely on them for anything where a mistake would do harm. The site may change, pause
        or end.
      </p>
      <p>
        How your data is treated is written under <Link to={paths.privacy}>Privacy</Link>. The operator of
        this site answers at the <Link to={paths.contact}>contact page</Link>.
      </p>
    </Prose>
  );
}
