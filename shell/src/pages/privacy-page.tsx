import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Prose } from "./prose.tsx";

export function PrivacyPage() {
  return (
    <Prose title="Privacy" lead="What is kept about you, where, and how it goes away again.">
      <h2>What is kept</h2>
      <dl>
        <dt>Your account</dt>
        <dd>E-mail address, name, the time of signing up and in. Of the password only an Argon2id hash.</dd>
        <dt>Your preferences</dt>
        <dd>Languages, levels, categories, theme, text size and time zone.</dd>
        <dt>Your words</dt>
        <dd>Each word you save, its translation, the sentence it came from, and how well you know it.</dd>
        <dt>What you read</dt>
        <dd>
          Texts opened and finished, words looked up, reading time, and daily sums of these for your
          statistics.
        </dd>
        <dt>Your books</dt>
        <dd>
          Your lists, likes and ratings. A list that you make public can be seen by anyone who has its
          address.
        </dd>
        <dt>What you write to us</dt>
        <dd>
          Feedback and contact messages with the name and address you give, the page you were on, your
          language and level.
        </dd>
      </dl>
      <p>The server also counts requests for each network address for a short time, to hold off abuse.</p>
      <h2>Where it is kept</h2>
      <p>
        In the database of whoever runs this site, and nowhere else. Your session is kept in this browser’s
        local storage; there are <Link to={paths.cookies}>no cookies</Link>. Fonts, scripts and pictures come
        from this site itself.
      </p>
      <h2>Who else sees it</h2>
      <p>
        Nobody, unless you agree to it. If the operator has set up a usage-analysis service, nothing of it is
        loaded and nothing is sent to it before you have consented, and you can withdraw that at any time.
        Nothing is sold, and there are no advertisements.
      </p>
      <h2>How it goes away</h2>
      <p>
        You can delete words and lists yourself at any time. To have your account and all that belongs to it
        deleted, or to get a copy of it, write through the <Link to={paths.contact}>contact page</Link> from
        the address of your account.
      </p>
    </Prose>
  );
}
