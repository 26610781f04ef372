import { strings } from "../strings-later.ts";

/** What to say of a sign-in that came to nothing. */
export interface FailureWords {
  title: string;
  text: string;
}

/** Why the auth service sent the browser back without a session, from an address's query or fragment; null when it says nothing. */
export function failureIn(url: URL): { code: string; message: string } | null {
  const fragment = new URLSearchParams(url.hash.slice(1));
  const of = (name: string) => url.searchParams.get(name) ?? fragment.get(name);
  const error = of("error");
  const code = of("error_code") ?? error;
  return code === null ? null : { code, message: of("error_description") ?? "" };
}

/** Words that help with a failure: by its code where we know more than the service says, else the service's own. */
export function wordsFor({ code, message }: { code: string; message: string }): FailureWords {
  const { failures } = strings.authPages;
  const known = Object.hasOwn(failures, code) ? failures[code as keyof typeof failures] : undefined;
  return (
    known ?? {
      title: strings.authPages.callbackFailedTitle,
      text: message || strings.authPages.callbackFailed,
    }
  );
}
