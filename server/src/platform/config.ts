import { resolve } from "node:path";
import { DEPLOYABLES, type Deployable } from "@lagom/shared/remote";
import { findLanguage, type LanguageCode } from "@lagom/shared/text/languages";
import { z } from "zod";
import { SAFE_PASSWORD_MEMORY_KB, unsafeInProduction } from "./production-settings.ts";

const port = (value: number) => z.coerce.number().int().min(0).max(65_535).default(value);
const flag = z.stringbool();
const origin = z
  .url({ protocol: /^https?$/ })
  .transform((url) => new URL(url).origin)
  .optional();

const webAddress = (usual: string) => z.url({ protocol: /^https?$/ }).default(usual);

const list = z
  .string()
  .default("")
  .transform((text) =>
    text
      .split(",")
      .map((item) => item.trim())
      .filter(Boolean),
  );

const PER_DEPLOYABLE = /^(?:(\w+)=)?(\d{1,6})$/;
/** `1000`, or with a number of its own for some deployables: `1000,reader=400`. */
const perDeployable = (usual: number) =>
  list.transform((parts, context) => {
    const numbers: { other: number } & Partial<Record<Deployable, number>> = { other: usual };
    for (const part of parts) {
      const [, name, number] = PER_DEPLOYABLE.exec(part) ?? [];
      const deployable = name ? DEPLOYABLES.find((known) => known === name) : "other";
      if (number && deployable) numbers[deployable] = Number(number);
      else context.addIssue(`${part} is neither a number nor one for a deployable, as reader=400`);
    }
    return numbers;
  });

const SWITCH = /^(?:(\w+)=)?(on|off)$/;
/** `on`, or other for some deployables: `on,shell=off`. */
const switchPerDeployable = (usual: boolean) =>
  list.transform((parts, context) => {
    const switches: { other: boolean } & Partial<Record<Deployable, boolean>> = { other: usual };
    for (const part of parts) {
      const [, name, value] = SWITCH.exec(part) ?? [];
      const deployable = name ? DEPLOYABLES.find((known) => known === name) : "other";
      if (value && deployable) switches[deployable] = value === "on";
      else context.addIssue(`${part} is neither on or off nor that for a deployable, as shell=off`);
    }
    return switches;
  });

const OF_LANGUAGE = /^(?:([a-z]{2})=)?(\S+)$/;
/** `alloy` for every language, or with a voice of its own for some: `alloy,sv=nova`. */
const perLanguage = list.transform((parts, context) => {
  const voices: { other?: string } & Partial<Record<LanguageCode, string>> = {};
  for (const part of parts) {
    const [, code, voice] = OF_LANGUAGE.exec(part) ?? [];
    const language = code === undefined ? "other" : findLanguage(code)?.code;
    if (voice && language) voices[language] = voice;
    else context.addIssue(`${part} is neither a voice nor one for a language, as sv=nova`);
  }
  return voices;
});

/** Every setting by its name in the environment; `.env.example` and the README hold the same table. */
export const Settings = z.object({
  NODE_ENV: z.enum(["development", "production"]).default("development"),
  HOST: z.string().default("127.0.0.1"),
  WEB_PORT: port(3000),
  API_PORT: port(4000),
  AUTH_PORT: port(54_321),
  PUBLIC_WEB_URL: origin,
  PUBLIC_API_URL: origin,
  PUBLIC_AUTH_URL: origin,
  LAGOM_DATA: z.string().min(1).default(".lagom"),
  LAGOM_ROLES: z
    .string()
    .default("web,api,auth")
    .transform((roles) => roles.split(",").map((role) => role.trim()))
    .pipe(z.array(z.enum(["web", "api", "auth"])).min(1)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Connections of one process at most. */
  DATABASE_POOL: z.coerce.number().int().min(2).max(1000).default(10),
  /** Longest wait for a connection. */
  DATABASE_CONNECT_SECONDS: z.coerce.number().min(1).max(60).default(5),
  /** Longest statement; 0 for no limit, which PgBouncer needs. */
  DATABASE_STATEMENT_SECONDS: z.coerce.number().min(0).max(3600).default(30),
  /** Longest wait for what another transaction has locked; 0 for no limit. */
  DATABASE_LOCK_SECONDS: z.coerce.number().min(0).max(3600).default(10),
  /** Whether the server may store prepared statements; off for PgBouncer before 1.21. */
  DATABASE_PREPARE: flag.default(true),
  /** Whether a start brings the database to the newest migration; off: it waits until somebody has. */
  MIGRATE_AT_START: flag.default(true),
  /** A folder, or `s3://bucket/prefix`. */
  RELEASE_STORE: z.string().min(1).optional(),
  BUILT_RELEASES: z.string().min(1).optional(),
  /** A folder whose texts fill the database in place of those of the sources. */
  COLLECTION: z.string().min(1).optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_REGION: z.string().min(1).default("us-east-1"),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  /** Called when a release was withdrawn, fails, or cannot be fallen back to, and when the mails of an hour run out. */
  ALERT_WEBHOOK_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Addresses of trusted proxies, such as `10.0.0.0/8`. */
  TRUSTED_PROXIES: list,
  /** How long an area's entry may take in a browser before its release counts as failed, in milliseconds. */
  ENTRY_TIMEOUT_MS: z.coerce.number().int().min(500).max(60_000).default(8000),
  /** How many kilobytes of scripts and styles, uncompressed, a page of a release may load. */
  PAGE_BUDGET_KB: perDeployable(1000),
  /** Whether a live release that turns out worse than the one before is taken back by itself. */
  AUTOMATIC_RETURN: switchPerDeployable(true),
  SUPABASE_URL: origin,
  SUPABASE_ANON_KEY: z.string().min(1).optional(),
  SUPABASE_JWT_SECRET: z.string().min(16).optional(),
  /** Lets ban, role and deletion reach the project; on the embedded auth server, whoever has it. */
  SUPABASE_SERVICE_ROLE_KEY: z.string().min(16).optional(),
  /** Encrypts the keys that sign tokens where they are stored. */
  SIGNING_KEY_SECRET: z.string().min(16).optional(),
  SIGNUP_AUTOCONFIRM: flag.optional(),
  /** Where mails go out; in development they stay in the data folder without it. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).default("Lagom <no-reply@localhost>"),
  MAILS_PER_HOUR: z.coerce.number().int().min(1).default(100),
  /** Mails an hour that one caller (an IPv4 address, or an IPv6 /64) may ask for. */
  MAILS_PER_CALLER: z.coerce.number().int().min(1).default(60),
  /** The keys of Web Push (VAPID), in base64url; without them a pair is made once and stored in the database. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^B[\w-]{86}$/, "is no public key of VAPID")
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/, "is no private key of VAPID")
    .optional(),
  /** Whom push services can reach about our messages; by default the web address, or that of MAIL_FROM where it is not https. */
  VAPID_SUBJECT: z.url({ protocol: /^(https|mailto)$/ }).optional(),
  /** Where the links of mails lead: to the page, which posts the token, or to the protocol's own `/verify`. */
  MAIL_LINKS: z.enum(["page", "verify"]).default("page"),
  /** A folder with templates of mails, named as those of a project. */
  MAIL_TEMPLATES: z.string().min(1).optional(),
  /** Where sign-in may return to, beside the web origin: addresses, `*` within a part, `**` across parts. */
  REDIRECT_URLS: list,
  /** Origins whose pages may call the auth server, beside the web origin; without any, all may. */
  AUTH_ORIGINS: list.pipe(z.array(z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin))),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  /** Any OpenID provider may stand in for Google. */
  GOOGLE_ISSUER: z.url({ protocol: /^https?$/ }).default("https://accounts.google.com"),
  FACEBOOK_CLIENT_ID: z.string().min(1).optional(),
  FACEBOOK_CLIENT_SECRET: z.string().min(1).optional(),
  FACEBOOK_DIALOG_URL: z.url({ protocol: /^https?$/ }).default("https://www.facebook.com/dialog/oauth"),
  FACEBOOK_GRAPH_URL: z.url({ protocol: /^https?$/ }).default("https://graph.facebook.com"),
  /** Hosts with port, as `localhost:8080`, that fetches of links and feeds may reach although they are not public. */
  FETCH_ALLOW: list,
  /** A PostHog project; without a key nothing is measured and nobody is asked. */
  POSTHOG_KEY: z.string().min(1).optional(),
  POSTHOG_HOST: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .default("https://eu.i.posthog.com"),
  ADMIN_EMAILS: list.transform((emails) => emails.map((email) => email.toLowerCase())),
  STRICT_LIMITS: flag.optional(),
  /** With strict limits, a node whose event loop is later than this refuses work. */
  MAX_EVENT_LOOP_DELAY_MS: z.coerce.number().positive().max(3_600_000).default(2000),
  /** Memory that hashing a password takes, by argon2id. */
  PASSWORD_MEMORY_KB: z.coerce.number().int().min(8).max(1_048_576).default(SAFE_PASSWORD_MEMORY_KB),
  REFRESH_REUSE_SECONDS: z.coerce.number().int().min(0).max(300).default(10),
  ACCESS_TOKEN_SECONDS: z.coerce.number().int().min(120).max(86_400).default(3600),
  /** Any OpenAI-compatible endpoint, as `http://localhost:11434/v1`; with it go LLM_MODEL and, where one is needed, the key. */
  LLM_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LLM_API_KEY: z.string().min(1).optional(),
  LLM_MODEL: z.string().min(1).optional(),
  /** How long a model that thinks may do so, if it is to be asked for anything but its default. */
  LLM_REASONING_EFFORT: z.enum(["none", "minimal", "low", "medium", "high"]).optional(),
  LLM_TIMEOUT_SECONDS: z.coerce.number().min(0.2).max(600).default(60),
  /** Texts that the model may write a day: for everybody together, and for one user. */
  LLM_TEXTS_PER_DAY: z.coerce.number().int().min(0).default(500),
  LLM_TEXTS_PER_USER: z.coerce.number().int().min(0).default(20),
  LLM_TRANSLATIONS_PER_DAY: z.coerce.number().int().min(0).default(5000),
  LLM_TRANSLATIONS_PER_USER: z.coerce.number().int().min(0).default(300),
  /** Addresses of RSS, Atom or JSON feeds, each with its options. */
  NEWS_FEEDS: z.string().default(""),
  /** `open` reads the feeds under free licences that come with the product. */
  NEWS_SOURCES: z.enum(["none", "open"]).default("none"),
  NEWS_EVERY_MINUTES: z.coerce.number().min(5).max(1440).default(30),
  /** What `pnpm content books` looks for in the Open Library. */
  OPEN_LIBRARY_QUERY: z.string().min(1).optional(),
  OPEN_LIBRARY_URL: z.url({ protocol: /^https?$/ }).default("https://openlibrary.org"),
  /** Where open dictionaries come from: the index of FreeDict, the folder of Kaikki's extracts, and the files of the other two. */
  FREEDICT_INDEX_URL: webAddress("https://freedict.org/freedict-database.json"),
  KAIKKI_URL: webAddress("https://kaikki.org/dictionary").transform((url) => url.replace(/\/$/, "")),
  CC_CEDICT_URL: webAddress("https://www.mdbg.net/chinese/export/cedict/cedict_1_0_ts_utf-8_mdbg.txt.gz"),
  JMDICT_URL: webAddress("https://www.edrdg.org/pub/Nihongo/JMdict.gz"),
  /** A LibreTranslate server, asked for what neither the lexicon nor a dictionary knows. */
  LIBRETRANSLATE_URL: z.url({ protocol: /^https?$/ }).optional(),
  LIBRETRANSLATE_API_KEY: z.string().min(1).optional(),
  /** What speaks where a device has no voice; by default a server of OpenAI's kind if one is named, else eSpeak NG. */
  TTS_KIND: z.enum(["openai", "piper", "espeak", "none"]).optional(),
  /** A server that speaks: the `/v1` of one that is OpenAI-compatible, or the address that Piper's HTTP server answers at. */
  TTS_BASE_URL: z.url({ protocol: /^https?$/ }).optional(),
  TTS_API_KEY: z.string().min(1).optional(),
  TTS_MODEL: z.string().min(1).default("tts-1"),
  TTS_VOICES: perLanguage,
  TTS_TIMEOUT_SECONDS: z.coerce.number().min(0.2).max(120).default(20),
  /** Sentences and words that the server may be asked to speak a day: for everybody together, and for one user. */
  TTS_SENTENCES_PER_DAY: z.coerce.number().int().min(0).default(5000),
  TTS_SENTENCES_PER_USER: z.coerce.number().int().min(0).default(500),
  /** Lets Prometheus read `/metrics` from elsewhere. */
  METRICS_TOKEN: z
    .string()
    .regex(/^\S{16,}$/, "must have at least 16 characters, and no space")
    .optional(),
  /** The revision of the sources, where they are no git checkout. */
  LAGOM_REVISION: z.string().min(1).max(100).optional(),
  /** Where traces, metrics and logs go by OTLP over HTTP; without it none of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  /** Read by the exporters themselves. */
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().min(1).default("lagom"),
  /** The share of requests that are traced, unless the proxy has decided. */
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number().min(0).max(1).default(1),
  /** In milliseconds. */
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce.number().int().min(1000).default(60_000),
  /** How long activities, among them lookups, are kept; figures of them stay. */
  ACTIVITY_MONTHS: z.coerce.number().int().min(2).max(1200).default(24),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("warn"),
});

export type Settings = z.infer<typeof Settings>;

/** The configuration of one process, with what follows from the settings worked out. */
export interface Config extends Settings {
  TTS_KIND: NonNullable<Settings["TTS_KIND"]>;
  production: boolean;
  /** Absolute path of the data folder. */
  dataFolder: string;
  webUrl: string;
  apiUrl: string;
  authUrl: string;
  autoconfirm: boolean;
  strictLimits: boolean;
}

/** Invalid settings; `problems` has one line per setting. */
export class ConfigError extends Error {
  override name = "ConfigError";
  readonly problems: readonly string[];
  constructor(problems: readonly string[]) {
    super(problems.join("\n"));
    this.problems = problems;
  }
}

/** Checks settings whose form a higher layer knows. @returns a line for each problem, with the setting's name */
export type SettingsCheck = (settings: Settings) => string[];

/**
 * Reads the settings from environment variables.
 * @throws ConfigError that names every bad setting
 */
export function readConfig(
  env: Record<string, string | undefined>,
  checks: readonly SettingsCheck[] = [],
): Config {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ""),
  );
  const { settings, malformed, problems: formProblems } = parse(given);
  const production = settings.NODE_ENV === "production";
  const config: Config = {
    ...settings,
    TTS_KIND: settings.TTS_KIND ?? (settings.TTS_BASE_URL ? "openai" : "espeak"),
    production,
    dataFolder: resolve(settings.LAGOM_DATA),
    webUrl: settings.PUBLIC_WEB_URL ?? `http://localhost:${settings.WEB_PORT}`,
    apiUrl: settings.PUBLIC_API_URL ?? `http://localhost:${settings.API_PORT}`,
    authUrl: settings.SUPABASE_URL ?? settings.PUBLIC_AUTH_URL ?? `http://localhost:${settings.AUTH_PORT}`,
    autoconfirm: settings.SIGNUP_AUTOCONFIRM ?? !production,
    strictLimits: settings.STRICT_LIMITS ?? production,
  };
  const unsafe = [
    ...halfProviders(settings),
    ...halfModel(settings),
    ...halfVoice(settings),
    ...halfVapid(settings),
    ...unsafeInProduction(config),
    ...checks.flatMap((check) => check(settings)),
  ];
  // One line for each setting: of one that cannot be read, nothing more can be said.
  const namesOther = (problem: string) => !namesIn(problem).some((name) => malformed.has(name));
  const problems = [...formProblems, ...unsafe.filter(namesOther)];
  if (problems.length > 0) throw new ConfigError(problems);
  return config;
}

/** Reads settings by their form; one that is malformed counts as not given. */
function parse(given: Record<string, string | undefined>) {
  const parsed = Settings.safeParse(given);
  if (parsed.success) return { settings: parsed.data, malformed: new Set<string>(), problems: [] };
  const malformed = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
  const settings = Settings.parse(
    Object.fromEntries(Object.entries(given).filter(([name]) => !malformed.has(name))),
  );
  const problems = parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
  return { settings, malformed, problems };
}

/** The settings that a line about a problem begins with. */
const namesIn = (problem: string): string[] => problem.slice(0, problem.indexOf(":")).split(", ");

/** The settings of the bucket that `RELEASE_STORE` may name. */
export const s3Settings = (config: Config) => ({
  endpoint: config.S3_ENDPOINT,
  region: config.S3_REGION,
  accessKeyId: config.S3_ACCESS_KEY_ID,
  secretAccessKey: config.S3_SECRET_ACCESS_KEY,
});

function halfProviders(settings: Settings): string[] {
  return (["GOOGLE", "FACEBOOK"] as const)
    .filter((name) => !settings[`${name}_CLIENT_ID`] !== !settings[`${name}_CLIENT_SECRET`])
    .map((name) => `${name}_CLIENT_ID, ${name}_CLIENT_SECRET: one is of no use without the other`);
}

function halfModel({ LLM_BASE_URL, LLM_MODEL }: Settings): string[] {
  return !LLM_BASE_URL === !LLM_MODEL ? [] : ["LLM_BASE_URL, LLM_MODEL: one is of no use without the other"];
}

function halfVoice({ TTS_BASE_URL, TTS_KIND, TTS_VOICES }: Settings): string[] {
  if (TTS_KIND !== "piper" || !TTS_BASE_URL || Object.keys(TTS_VOICES).length > 0) return [];
  return ["TTS_VOICES: a voice of Piper speaks one language; name them, as sv=sv_SE-nst-medium"];
}

function halfVapid({ VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY }: Settings): string[] {
  return !VAPID_PUBLIC_KEY === !VAPID_PRIVATE_KEY
    ? []
    : ["VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY: one is of no use without the other"];
}
