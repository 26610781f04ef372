import { paths } from "@lagom/shared/paths";
import { Link } from "@lagom/shared/router";
import { Prose } from "./prose.tsx";

export function PrivacyPage() {
  return (
    <Prose title="Privacy" lead="What is kept about you, where, and how it goes away again.">
      <h2>What is kept</h2>
      <dl>
        <dt>Your account</dt>
        <dd>
          E-mail address, name, the time of signing up and in; of each device that is signed in, the names of
          browser and system, and the last use. Of the password only an Argon2id hash.
        </dd>
        <dt>Your preferences</dt>
        <dd>Languages, levels, categories, theme, text size and time zone.</dd>
        <dt>Your reminders</dt>
        <dd>
          Once you ask for them: when, and the addresses at which the push services of your browsers can be
          reached.
        </dd>
        <dt>Your words</dt>
        <dd>
          Each word you save, its translation, the sentence it came from, and how well you know it; words that
          you joined or split.
        </dd>
        <dt>Your own texts</dt>
        <dd>Texts and links that you paste to read them here. Nobody else can open them.</dd>
        <dt>What you read</dt>
        <dd>
          Texts opened and finished, your place in them, words looked up, reading time, and daily sums of
          these for your statistics.
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
      <p>
        The server also counts requests for each network address for a short time, to hold off abuse. When a
        part of this site fails in your browser, it tells which release failed and how; while you are signed
        in, each release tells once how fast its pages were; those reports are kept for 30 days, with your
        network address and your account only in a scrambled form.
      </p>
      <h2>Where it is kept</h2>
      <p>
        In the database of whoever runs this site. Your session is kept in this browser’s local storage; what
        else is kept there is listed under <Link to={paths.cookies}>Cookies</Link>. Fonts, scripts and
        pictures come from this site itself.
      </p>
      <h2>Who else sees it</h2>
      <p>
        The administrators of this site see accounts, lists, ratings and messages, and every change that they
        make is written to a log. If a text is rewritten for you by an outside language model, that text is
        sent to it, never who asked; and so is a sentence that an outside server reads aloud. If you let a
        device remind you, its browser’s push service (of Google, Apple, Mozilla or Microsoft) passes the
        message on without being able to read it. Usage analysis is done only with your consent: it then gets
        your e-mail address, your languages and level and what you do here, and you can take the consent back
        at any time under <Link to={paths.cookies}>Cookies</Link>. Nothing is sold, and there are no
        advertisements.
      </p>
      <h2>How it goes away</h2>
      <p>
        Everything is kept until you delete it. You can delete words and lists at any time; under Preferences
        you can download all that is kept about you, and delete your account with all of it, at once and for
        good. What you wrote to us goes with it. If you cannot sign in, write through the{" "}
        <Link to={paths.contact}>contact page</Link> from the address of your account.
      </p>
    </Prose>
  );
}
