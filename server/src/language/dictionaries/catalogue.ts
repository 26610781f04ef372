import type { Publisher } from "@lagom/shared/contract/admin-dictionaries";
import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import { LANGUAGES, type LanguageCode } from "@lagom/shared/text/languages";
import pLimit from "p-limit";
import { z } from "zod";
import { cachedFor } from "../../platform/cached-for.ts";
import type { Config } from "../../platform/config.ts";
import { describeError } from "../../platform/http/describe-error.ts";
import { safeFetch } from "../../platform/http/safe-fetch.ts";
import { dictionaryLanguage } from "./dictionary-languages.ts";
import { failureCode, UnexpectedAnswer } from "./failure-code.ts";

const ASK_AGAIN_MS = 600_000;
/** A publisher that cannot be reached is not asked again at once. */
const MINUTE_MS = 60_000;
const TIMEOUT_MS = 10_000;
const MOST_INDEX_BYTES = 16 * 1024 * 1024;
const ASKED_AT_ONCE = 4;
/** The languages besides English and Japanese of which JMdict has meanings. */
const JMDICT_TARGETS = ["en", "de", "nl", "fr", "ru", "es", "sv"] as const;
const ENGLISH_NAMES = new Intl.DisplayNames("en", { type: "language" });

/** A dictionary that can be fetched. */
export interface PublishedDictionary {
  /** As `freedict-swe-eng`. */
  id: string;
  publisher: Exclude<Publisher, "file">;
  name: string;
  languages: [LanguageCode, LanguageCode];
  /** Of its file. */
  address: string;
  /** Of its file; null if it is not said. */
  bytes: number | null;
  headwords: number | null;
  /** Null if only the dictionary itself says it. */
  licence: string | null;
  /** The page about it. */
  url: string;
  /** SHA-512 of the file, where the index has it. */
  sha512: string | null;
}

export interface Catalogue {
  published: PublishedDictionary[];
  unreachable: { publisher: Publisher; failure: string; failure_code: FetchFailure }[];
}

type Settings = Pick<
  Config,
  "FREEDICT_INDEX_URL" | "KAIKKI_URL" | "CC_CEDICT_URL" | "JMDICT_URL" | "FETCH_ALLOW"
>;

/** Dictionaries of our languages that their publishers offer, each publisher asked every ten minutes at most. */
export function createCatalogue(settings: Settings): () => Promise<Catalogue> {
  const publishers = {
    freedict: () => readFreedict(settings),
    kaikki: () => readKaikki(settings),
    "cc-cedict": () => readCcCedict(settings),
    jmdict: () => readJmdict(settings),
  };
  const parts = (Object.keys(publishers) as (keyof typeof publishers)[]).map((publisher) => {
    const published = cachedFor(ASK_AGAIN_MS, publishers[publisher]);
    return cachedFor(MINUTE_MS, () =>
      published().then(
        (list): Catalogue => ({ published: list, unreachable: [] }),
        (error: unknown): Catalogue => ({
          published: [],
          unreachable: [
            { publisher, failure: describeError(error).message, failure_code: failureCode(error) },
          ],
        }),
      ),
    );
  });
  return async () => {
    const read = await Promise.all(parts.map((part) => part()));
    return {
      published: read.flatMap(({ published }) => published),
      unreachable: read.flatMap(({ unreachable }) => unreachable),
    };
  };
}

const Release = z.object({
  URL: z.url(),
  platform: z.string(),
  date: z.string().default(""),
  size: z.coerce.number().int().positive().nullish().catch(null),
  checksum: z
    .string()
    .regex(/^[0-9a-f]{128}$/i)
    .nullish()
    .catch(null),
});
const FreedictEntry = z.object({
  name: z.string().regex(/^[a-z]{3}-[a-z]{3}$/),
  headwords: z.coerce.number().int().positive().nullish().catch(null),
  releases: z.array(Release.nullable().catch(null)),
});

/** The index of FreeDict; of each dictionary the release for dictd, whose text says the licence. */
async function readFreedict({ FREEDICT_INDEX_URL, FETCH_ALLOW }: Settings): Promise<PublishedDictionary[]> {
  const reply = await safeFetch(FREEDICT_INDEX_URL, {
    maxBytes: MOST_INDEX_BYTES,
    timeoutMs: TIMEOUT_MS,
    allow: FETCH_ALLOW,
    headers: { accept: "application/json" },
  });
  if (reply.status !== 200)
    throw new UnexpectedAnswer("status", `${FREEDICT_INDEX_URL} answered ${reply.status}`);
  return listIn(reply.body).flatMap((item) => {
    const { data: entry } = FreedictEntry.safeParse(item);
    const [source, target] = entry?.name.split("-").map(dictionaryLanguage) ?? [];
    const [release] = (entry?.releases ?? [])
      .filter((offered) => offered?.platform === "dictd")
      .sort((a, b) => (b?.date ?? "").localeCompare(a?.date ?? ""));
    if (!entry || !source || !target || !release) return [];
    return {
      id: `freedict-${entry.name}`,
      publisher: "freedict" as const,
      name: `FreeDict, ${named(source, target)}`,
      languages: [source, target] as [LanguageCode, LanguageCode],
      address: release.URL,
      bytes: release.size ?? null,
      headwords: entry.headwords ?? null,
      licence: null,
      url: "https://freedict.org/",
      sha512: release.checksum?.toLowerCase() ?? null,
    };
  });
}

function listIn(body: Uint8Array): unknown[] {
  try {
    return z.array(z.unknown()).parse(JSON.parse(new TextDecoder().decode(body)));
  } catch {
    throw new UnexpectedAnswer("damaged", "The index is not a list of dictionaries in JSON");
  }
}

/** The extracts of the English Wiktionary, one for each language; nothing but a page lists them, so each is asked for its size. */
async function readKaikki(settings: Settings): Promise<PublishedDictionary[]> {
  const limit = pLimit(ASKED_AT_ONCE);
  const found = await Promise.all(
    LANGUAGES.filter(({ code }) => code !== "en").map(({ code }) =>
      limit(async (): Promise<PublishedDictionary[]> => {
        const language = nameOf(code);
        const url = `${settings.KAIKKI_URL}/${language}/`;
        const address = `${url}kaikki.org-dictionary-${language}.jsonl.gz`;
        const bytes = await sizeOf(address, settings);
        if (bytes === undefined) return [];
        const facts = { bytes, headwords: null, licence: "CC BY-SA 4.0, GFDL", sha512: null };
        const name = `Wiktionary (Kaikki), ${named(code, "en")}`;
        return [
          {
            id: `kaikki-${code}-en`,
            publisher: "kaikki",
            name,
            languages: [code, "en"],
            address,
            url,
            ...facts,
          },
        ];
      }),
    ),
  );
  return found.flat();
}

async function readCcCedict(settings: Settings): Promise<PublishedDictionary[]> {
  const address = settings.CC_CEDICT_URL;
  const bytes = await sizeOf(address, settings);
  if (bytes === undefined) return [];
  return [
    {
      id: "cc-cedict",
      publisher: "cc-cedict",
      name: `CC-CEDICT, ${named("zh", "en")}`,
      languages: ["zh", "en"],
      address,
      bytes,
      headwords: null,
      licence: "CC BY-SA 4.0",
      url: "https://cc-cedict.org/",
      sha512: null,
    },
  ];
}

/** One file has the meanings in all languages. */
async function readJmdict(settings: Settings): Promise<PublishedDictionary[]> {
  const address = settings.JMDICT_URL;
  const bytes = await sizeOf(address, settings);
  if (bytes === undefined) return [];
  return JMDICT_TARGETS.map((target) => ({
    id: `jmdict-ja-${target}`,
    publisher: "jmdict",
    name: `JMdict, ${named("ja", target)}`,
    languages: ["ja", target],
    address,
    bytes,
    headwords: null,
    licence: "CC BY-SA 4.0",
    url: "https://www.edrdg.org/jmdict/j_jmdict.html",
    sha512: null,
  }));
}

/** What a server says of the size of a file; null if it does not, undefined if it does not have the file. */
async function sizeOf(address: string, { FETCH_ALLOW }: Settings): Promise<number | null | undefined> {
  const { status, headers } = await safeFetch(address, {
    method: "HEAD",
    maxBytes: 0,
    timeoutMs: TIMEOUT_MS,
    allow: FETCH_ALLOW,
  });
  if (status === 404) return undefined;
  if (status !== 200) throw new UnexpectedAnswer("status", `${address} answered ${status}`);
  return Number(headers.get("content-length")) || null;
}

const nameOf = (code: LanguageCode): string => ENGLISH_NAMES.of(code) ?? code;
const named = (source: LanguageCode, target: LanguageCode): string =>
  `${nameOf(source)} to ${nameOf(target)}`;
