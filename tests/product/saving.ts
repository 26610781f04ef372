import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** Somebody with an account, signed in. */
export interface Saver {
  email: string;
  password: string;
  token: string;
  refreshToken: string;
}

/** Each request has a connection of its own, so that a node whose balancer sends it nothing more has none left. */
const CLOSE = { connection: "close" };
/** How long a writer waits between two words: usually, and where saving leaves the processor to a node that is starting. */
const PAUSE_MS = { usual: 20, gentle: 200 };

/** Makes an account that need not confirm its address. @throws Error when that is refused */
export async function signUp(auth: string): Promise<Saver> {
  const account = { email: `${randomUUID()}@example.com`, password: randomUUID() };
  return { ...account, ...(await post(auth, "signup", account)) };
}

/** @throws Error when it is refused */
export async function signIn(auth: string, { email, password }: Pick<Saver, "email" | "password">) {
  return { email, password, ...(await post(auth, "token?grant_type=password", { email, password })) };
}

/** New tokens for a refresh token. @throws Error when it is refused */
export async function refresh(auth: string, saver: Saver): Promise<Saver> {
  return {
    ...saver,
    ...(await post(auth, "token?grant_type=refresh_token", { refresh_token: saver.refreshToken })),
  };
}

async function post(
  auth: string,
  path: string,
  body: object,
): Promise<Pick<Saver, "token" | "refreshToken">> {
  const response = await fetch(`${auth}/auth/v1/${path}`, {
    method: "POST",
    headers: CLOSE,
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
  const { access_token, refresh_token } = (await response.json()) as Record<string, string>;
  return { token: access_token ?? "", refreshToken: refresh_token ?? "" };
}

/** Words that are being saved. */
export interface Saving {
  /** The words whose saving was answered with 201. */
  confirmed: ReadonlySet<string>;
  /** How many requests were answered with which status; `none` had no answer. */
  answers: Readonly<Record<string, number>>;
  /** Refusals that did not say when to try again. */
  bare: readonly string[];
  /** Why requests had no answer. */
  lost: readonly string[];
  /** Waits until so many more words are confirmed. */
  more(count: number): Promise<void>;
  /** Waits until a request is answered with a status, after this call. */
  answered(status: number | "none"): Promise<void>;
  /** Goes on more slowly until something has happened. @returns what came of it */
  gentlyUntil<T>(happened: Promise<T>): Promise<T>;
  /** Ends it, and waits for what is in flight. */
  stop(): Promise<void>;
}

/**
 * Saves different words one after the other, each on a connection of its own.
 * @param writers how many at a time
 */
export function saveWords(url: string, token: string, writers = 4): Saving {
  const confirmed = new Set<string>();
  const answers: Record<string, number> = {};
  const bare: string[] = [];
  const lost: string[] = [];
  let pauseMs = PAUSE_MS.usual;
  const ended = new AbortController();
  const waiting = new Set<() => void>();
  const until = (reached: () => boolean) =>
    new Promise<void>((resolve) => {
      const look = () => {
        if (!reached()) return;
        waiting.delete(look);
        resolve();
      };
      waiting.add(look);
    });

  async function write(): Promise<void> {
    while (!ended.signal.aborted) {
      const word = `word-${randomUUID()}`;
      const response = await save(url, token, word).catch((error: Error) => {
        lost.push(String(error.cause ?? error));
        return undefined;
      });
      const status = response?.status ?? "none";
      answers[status] = (answers[status] ?? 0) + 1;
      if (status === 201) confirmed.add(word);
      else if (response && !response.headers.has("retry-after")) bare.push(await response.text());
      for (const look of waiting) look();
      await pause(pauseMs);
    }
  }
  const writing = Array.from({ length: writers }, write);
  return {
    confirmed,
    answers,
    bare,
    lost,
    more(count) {
      const wanted = confirmed.size + count;
      return until(() => confirmed.size >= wanted);
    },
    answered(status) {
      const before = answers[status] ?? 0;
      return until(() => (answers[status] ?? 0) > before);
    },
    async gentlyUntil(happened) {
      pauseMs = PAUSE_MS.gentle;
      try {
        return await happened;
      } finally {
        pauseMs = PAUSE_MS.usual;
      }
    },
    async stop() {
      ended.abort();
      await Promise.all(writing);
    },
  };
}

/** Saves one word. */
export async function save(url: string, token: string, word: string): Promise<Response> {
  return fetch(`${url}/api/user-words`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/json", ...CLOSE },
    body: JSON.stringify({ source_word: word, translated_word: "x", source_lang: "sv", target_lang: "en" }),
  });
}

/**
 * The words of a list that are not among the saved ones.
 * @param newest looks at so many pages of the newest ones only, which is quicker
 */
export async function missingWords(
  url: string,
  token: string,
  words: Iterable<string>,
  newest = Number.POSITIVE_INFINITY,
): Promise<string[]> {
  const missing = new Set(words);
  for (let page = 1; page <= newest && missing.size > 0; page++) {
    const response = await fetch(`${url}/api/user-words?page=${page}&limit=100`, {
      headers: { authorization: `Bearer ${token}`, ...CLOSE },
    });
    if (!response.ok) throw new Error(`The words answered ${response.status}: ${await response.text()}`);
    const reply = (await response.json()) as { words: { source_word: string }[]; has_more: boolean };
    for (const { source_word } of reply.words) missing.delete(source_word);
    if (!reply.has_more) break;
  }
  return [...missing];
}
