import type { Reply } from "@lagom/shared/contract/calls";
import { READER } from "@lagom/shared/testing/render";

const AT = "2026-03-01T10:00:00Z";
const LAST_PAGE = { page: 1, limit: 25, has_more: false };

/** The signed-in user: an operator, who may do everything. */
export const ME: Reply<"GET /api/user/me"> = {
  id: READER.id,
  email: READER.email,
  role: "operator",
  created_at: AT,
};

export const DASHBOARD: Reply<"GET /api/admin/dashboard"> = {
  counted_at: "2026-03-01T10:00:00Z",
  users: 12,
  users_this_week: 3,
  active_this_week: 5,
  saved_words: 140,
  articles: 60,
  rewrites: 180,
  books: 40,
  feedback: 9,
  words_read_this_week: 4200,
  looked_up_this_week: 77,
  feedback_open: 2,
  failures_this_week: 1,
  days: Array.from({ length: 30 }, (_, i) => ({
    day: new Date(Date.UTC(2026, 1, 1 + i)).toISOString().slice(0, 10),
    new_users: i % 3,
    active_users: i % 5,
    words_read: i * 10,
    looked_up: i,
    finished: i % 4,
    rewrites: i % 6,
    failures: i % 2,
  })),
};

type Log = Reply<"GET /api/admin/log">;

/** The log of administrators, newest first. */
export const log = (...actions: Log["entries"][number]["action"][]): Log => ({
  entries: actions.map((action, index) => ({
    id: actions.length - index,
    at: AT,
    by: "operator@example.com",
    action,
    target: "maja@example.com",
    from: null,
    to: null,
    undoes: null,
    undone: false,
    undoable: index === 0,
  })),
  ...LAST_PAGE,
});

type Users = Reply<"GET /api/admin/users">;
type User = Users["users"][number];

export const MAJA: User = {
  id: "00000000-0000-4000-8000-000000000002",
  email: "maja@example.com",
  role: "user",
  banned: false,
  created_at: AT,
  last_day: "2026-03-01",
  words_read: 900,
  saved_words: 12,
};

export const users = (...list: User[]): Users => ({ users: list, ...LAST_PAGE });

type Lists = Reply<"GET /api/admin/book-lists">;
type List = Lists["lists"][number];

export const SUMMER: List = {
  id: 4,
  name: "Sommar",
  is_public: true,
  hidden: false,
  owner: MAJA.email,
  books_count: 0,
  created_at: AT,
};

export const lists = (...list: List[]): Lists => ({ lists: list, ...LAST_PAGE });

type Ratings = Reply<"GET /api/admin/ratings">;
type Rating = Ratings["ratings"][number];

export const RATING: Rating = {
  book_id: 1,
  title: "Emma",
  user_id: MAJA.id,
  user: MAJA.email,
  liked: true,
  stars: 1,
  updated_at: AT,
};

export const ratings = (...list: Rating[]): Ratings => ({ ratings: list, ...LAST_PAGE });

type Messages = Reply<"GET /api/admin/feedback">;
type Message = Messages["feedback"][number];

export const MESSAGE: Message = {
  id: 5,
  name: "Maja",
  email: MAJA.email,
  subject: "Hej",
  message: "Fint!",
  done: false,
  created_at: AT,
};

export const messages = (...list: Message[]): Messages => ({ feedback: list, ...LAST_PAGE });

type Mails = Reply<"GET /api/admin/mails">;
type Mail = Mails["mails"][number];

export const MAIL: Mail = {
  id: "00000000-0000-4000-8000-000000000007",
  to: MAJA.email,
  purpose: "signup",
  asked_at: AT,
  given_up_at: "2026-03-02T10:00:00Z",
  attempts: 240,
  failure: "connect ECONNREFUSED 192.0.2.1:25",
};

export const mails = (...list: Mail[]): Mails => ({ mails: list, ...LAST_PAGE });

type Feeds = Reply<"GET /api/admin/feeds">;
type Feed = Feeds["feeds"][number];

/** A feed that could not be read the last time. */
export const FEED: Feed = {
  id: 8,
  url: "https://sv.globalvoices.org/feed/",
  name: "Global Voices",
  lang: "sv",
  category: "science",
  rights: "full",
  licence: "CC BY 3.0",
  from_settings: false,
  paused: false,
  read_at: AT,
  next_at: "2026-03-01T10:30:00Z",
  failure: "The feed answered 404",
  failure_code: "status",
  stored: 1200,
  refused: 3,
};

export const feeds = (...list: Feed[]): Feeds => ({ feeds: list, ...LAST_PAGE });
type Dictionaries = Reply<"GET /api/admin/dictionaries">;
type Dictionary = Dictionaries["dictionaries"][number];

/** One that can be installed. */
export const FREEDICT: Dictionary = {
  catalogue_id: "freedict-swe-eng",
  id: null,
  name: "FreeDict, Swedish to English",
  publisher: "freedict",
  source_lang: "sv",
  target_lang: "en",
  bytes: 134_000,
  headwords: 5213,
  licence: null,
  url: "https://freedict.org/",
  state: "available",
  percent: null,
  entries: null,
  failure: null,
  failure_code: null,
  imported_at: null,
};

export const dictionaries = (...list: Dictionary[]): Dictionaries => ({
  dictionaries: list,
  unreachable: [],
  ...LAST_PAGE,
});

const HEALTH = { addresses: 10, failed: 1 };
const VISITS = {
  visits: 20,
  with_errors: 1,
  errors: 2,
  lcp: { measured: 9, slow: 1, p75_ms: 1800 },
  inp: { measured: 8, slow: 0, p75_ms: 96 },
};

export const BOOKS_STATE: Reply<"GET /api/releases">["deployables"][number] = {
  deployable: "books",
  live: "0123456789ab",
  why: "New covers",
  since: AT,
  by: "operator@example.com",
  fallback: "ba9876543210",
  canary: {
    release: "abcdefabcdef",
    by: "team-books",
    why: null,
    percent: 10,
    since: AT,
    overruled: false,
    rollout: null,
    health: HEALTH,
    visits: VISITS,
  },
  frozen: null,
  protected: null,
  two_persons: false,
  withdrawn: null,
  overruled: false,
  watched: false,
  health: HEALTH,
  visits: VISITS,
};

type History = Reply<"GET /api/releases/deployables/{deployable}">;
type State = History["releases"][number]["state"];

const released = (release: string, state: State, failed: number): History["releases"][number] => ({
  release,
  created_at: AT,
  author: "team@example.com",
  source: null,
  files: 10,
  bytes: 1000,
  kilobytes: 300,
  more: 0,
  pages: [{ page: "books", kilobytes: 280, more: 0 }],
  shown: { action: "promote", by: "team-books", at: AT, why: "New covers" },
  withdrawn: null,
  state,
  served: state !== "canary",
  health: { addresses: 10, failed },
  visits: VISITS,
});

/** The releases of books: a canary that fails, the live one, and one to go back to. */
export const BOOKS_HISTORY: History = {
  releases: [
    released("abcdefabcdef", "canary", 1),
    released("0123456789ab", "live", 0),
    released("ba9876543210", "fallback", 0),
  ],
};

export const RELEASES: Reply<"GET /api/releases"> = {
  environment: "development",
  revision: 3,
  worker: true,
  areas: [],
  deployables: [BOOKS_STATE],
};

type LogLine = Reply<"GET /api/releases/log">["log"][number];

/** A line of the log; the newest has the highest id. */
export const logLine = (id: number, line: Partial<LogLine> = {}): LogLine => ({
  id,
  revision: id + 2,
  at: AT,
  who: "operator@example.com",
  action: "promote",
  deployable: "books",
  from: "ba9876543210",
  to: "0123456789ab",
  percent: null,
  why: "tried",
  approved_by: null,
  member: null,
  forced: false,
  gate: null,
  ...line,
});

export const RELEASE_LOG: Reply<"GET /api/releases/log"> = { log: [logLine(1)] };

type Tokens = Reply<"GET /api/releases/tokens">;

export const TEAM_TOKEN: Tokens["tokens"][number] = {
  id: 2,
  name: "team-books",
  scope: "books",
  person: null,
  machine: null,
  created_by: "operator@example.com",
  created_at: AT,
  expires_at: "2026-05-30T10:00:00Z",
  last_used_at: null,
  revoked_at: null,
};
