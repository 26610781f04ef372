import { Prose } from "./prose.tsx";

const ENTRIES = [
  ["sb-…-auth-token", "Your session, so that you stay signed in. Gone when you sign out."],
  ["lagom.preferences.mirror", "Language, level and categories, so that the first page can load at once."],
  ["lagom.preferences.local", "Your choices as a visitor, or while the server could not be reached."],
  ["lagom.theme", "Light, dark, or as your system says, so that the page does not flash."],
  ["lagom.first-steps", "That the first steps after signing up are still before you."],
] as const;

export function CookiesPage() {
  return (
    <Prose title="Cookies" lead="This site sets no cookies.">
      <h2>What is kept in your browser instead</h2>
      <p>
        These entries in your browser’s local storage. Only pages of this site can read them, and none of them
        identifies you to anyone else.
      </p>
      <dl>
        {ENTRIES.map(([key, purpose]) => (
          <div key={key}>
            <dt>
              <code>{key}</code>
            </dt>
            <dd>{purpose}</dd>
          </div>
        ))}
      </dl>
      <h2>Usage analysis</h2>
      <p>
        None without your consent. Before it, no code of an analysis service is loaded and nothing is stored
        for it.
      </p>
      <h2>Taking it all away</h2>
      <p>
        Sign out, then delete this site’s data in your browser’s settings. Your account stays on the server.
      </p>
    </Prose>
  );
}
