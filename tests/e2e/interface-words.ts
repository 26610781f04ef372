import { LANGUAGES } from "@lagom/shared/text/languages";
import type { Page, Response } from "@playwright/test";

/** What marks every message of a pseudo-locale. */
const [OPEN, CLOSE] = ["⟦", "⟧"] as const;
const LONGER = " ·lång";
const ACCENTS = { a: "á", e: "é", i: "í", o: "ö", u: "ü", n: "ñ", c: "ç", s: "š" };

/** How the messages of a page are changed: only marked, or longer and with accents as well. */
export type Pseudo = "marked" | "longer";

/**
 * Lets a page read its language as a pseudo-locale: each message stands between brackets, so that it can be told from text that is
 * none, and may be 40 % longer and have accents. Words in tags stay within them; texts that a message was given stand outside.
 */
export const readPseudo = (page: Page, pseudo: Pseudo): Promise<unknown> =>
  page.addInitScript(
    ([open, close, longer, accents, change]) => {
      const changed = (text: string, between: boolean): string => {
        if (!/\p{L}/u.test(text)) return between && text ? open + text + close : text;
        // An abbreviation in place of an icon is the same in every language.
        if (text === "Aa") return text;
        if (change === "marked") return open + text + close;
        const accented = text.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
        return open + accented + longer.repeat(Math.ceil((text.length * 0.4) / longer.length)) + close;
      };
      const marked = (text: string, given: object): string => {
        const words = Object.values(given).filter((one) => /\p{L}{2}/u.test(String(one)));
        const escaped = words.map((one) => String(one).replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
        const outside = new RegExp(`(${["<[^>]*>|\n", ...escaped].join("|")})`, "u");
        return text
          .split(outside)
          .map((part, at) => (at % 2 === 0 ? changed(part, words.length > 0) : part))
          .join("");
      };
      type Value = string | ((values: object) => string) | { [name: string]: Value };
      const all = (value: Value): Value => {
        if (typeof value === "string") return marked(value, {});
        if (typeof value === "function") return (values) => marked(value(values), values);
        return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, all(inner)]));
      };
      const catalogues = new Proxy<Record<string, (...given: unknown[]) => Value>>(
        {},
        {
          set(target, key: string, make) {
            target[key] = (...given) => all(make(...given));
            return true;
          },
        },
      );
      Object.assign(window, { lagomMessages: catalogues });
    },
    [OPEN, CLOSE, LONGER, ACCENTS as Record<string, string>, pseudo] as const,
  );

/** The whole text of a message without values, as it stands on a page that reads a pseudo-locale. */
export function pseudoText(text: string): RegExp {
  const letters = [...text].map((letter) => {
    const accented = (ACCENTS as Record<string, string>)[letter];
    const escaped = letter.replace(/[\\^$.*+?()[\]{}|/]/, "\\$&");
    return accented ? `[${letter}${accented}]` : escaped;
  });
  return new RegExp(`^\\s*${OPEN}${letters.join("")}(${LONGER})*${CLOSE}\\s*$`, "u");
}

/** What a message by the contact form ends in, which is shown apart from it. */
const CONTEXT = /\n\n\{.*\}$/s;

/** Where a server says why it refuses something. */
const SAID = new Set(["msg", "message"]);

/**
 * Follows the data that a page gets: what is shown of it is no message.
 * @param reasons why our server refuses something, in the language of the page; nothing else that a server says may be shown
 */
export function followData(page: Page, reasons: readonly RegExp[]): Set<string> {
  const data = new Set<string>();
  const isReason = (text: unknown) => typeof text === "string" && reasons.some((reason) => reason.test(text));
  const take = (value: unknown, refused: boolean): void => {
    if (typeof value === "string") data.add(value).add(value.replace(CONTEXT, ""));
    else if (value && typeof value === "object")
      for (const [name, inner] of Object.entries(value))
        if (!refused || !SAID.has(name) || isReason(inner)) take(inner, refused);
  };
  page.on("response", async (response: Response) => {
    if (response.request().isNavigationRequest()) {
      // The web host writes a title of its own, which stays where no page loads.
      const html = await response.text().catch(() => "");
      data.add(/<title>(.*) · Lagom<\/title>/.exec(html)?.[1] ?? "");
    }
    if (!/\/(api|auth)\//.test(response.url())) return;
    take(await response.json().catch(() => undefined), !response.ok());
  });
  return data;
}

interface ShownText {
  text: string;
  /** What its paragraph says, of which it may be a part in bold or beside one. */
  paragraph: string;
  /** Where it stands, for the report. */
  within: string;
  /** Whether its element says that it is in the language of the interface. */
  own: boolean;
}

/** All texts of the page with names that are read out, without code and what nobody sees or hears. */
export const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang;
    const found: ShownText[] = [];
    const note = (element: Element, text: string | null, isName = false) => {
      if (!text?.trim() || element.closest("code, pre, script, style, noscript, [hidden]")) return;
      const own = isName || element.closest("[lang]")?.getAttribute("lang") === language;
      const paragraph = (isName ? text : element.closest("p")?.textContent)?.trim() ?? "";
      const within = `${element.tagName.toLowerCase()}.${element.className}`;
      found.push({ text: text.trim(), paragraph, within, own });
    };
    const restAfterBreaks = ({ nextSibling }: Node): string =>
      nextSibling?.nodeName === "WBR" && nextSibling.nextSibling
        ? nextSibling.nextSibling.textContent + restAfterBreaks(nextSibling.nextSibling)
        : "";
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (!parentElement) continue;
      // An address that may break is one text, whose parts may be elements.
      const isPart = ({ previousSibling, nextSibling }: Node) =>
        previousSibling?.nodeName === "WBR" || nextSibling?.nodeName === "WBR";
      const part = isPart(parentElement) ? parentElement : texts.currentNode;
      if (part.previousSibling?.nodeName !== "WBR") note(parentElement, textContent + restAfterBreaks(part));
    }
    const names = [
      "aria-label",
      "aria-valuetext",
      "aria-description",
      "title",
      "placeholder",
      "alt",
      "label",
    ];
    // An element has one language for its text and its names: that of a text in another language is read out as it is.
    for (const element of document.querySelectorAll(names.map((name) => `[${name}]`).join(", ")))
      for (const name of names) note(element, element.getAttribute(name), true);
    note(document.documentElement, document.title);
    return found;
  });

const known = new Map<string, ReadonlySet<string>>();

/** Words of dates, numbers, and names of languages and time zones in a language, which come from the browser. */
function wordsOfIntl(language: string): ReadonlySet<string> {
  const words = known.get(language) ?? new Set(makeWords(language));
  known.set(language, words);
  return words;
}

function makeWords(language: string): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, 1 + day, day % 24));
  const formats = (["long", "short", "narrow"] as const).flatMap((width) => [
    new Intl.DateTimeFormat(language, { weekday: width }),
    new Intl.DateTimeFormat(language, { month: width }),
    new Intl.DateTimeFormat(language, { month: width, day: "numeric" }),
    new Intl.DateTimeFormat(language, { weekday: width, month: width, day: "numeric" }),
    new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }),
  ]);
  const languages = new Intl.DisplayNames(language, { type: "language" });
  const list = new Intl.ListFormat(language);
  const sizes = ["kilobyte", "megabyte"].map(
    (unit) => new Intl.NumberFormat(language, { style: "unit", unit }),
  );
  const zones = ["UTC", ...Intl.supportedValuesOf("timeZone")];
  const namesOf = (timeZone: string) =>
    (["long", "longGeneric"] as const).map((timeZoneName) =>
      new Intl.DateTimeFormat(language, { timeZone, timeZoneName }).format(),
    );
  return [
    // The name of a zone's city is the last part of its id.
    ...zones.flatMap((zone) => [zone, ...namesOf(zone)]),
    ...formats.flatMap((format) => days.map((day) => format.format(day))),
    ...LANGUAGES.flatMap(({ code, name }) => [languages.of(code) ?? "", name]),
    list.format(LANGUAGES.map(({ name }) => name)),
    ...sizes.map((format) => format.format(1)),
  ].flatMap((text) => text.split(/[^\p{L}\p{M}]+/u));
}

/** What stands between the items of a list, as ` and `. */
const separatorsOf = (language: string): string[] =>
  [
    ["a", "b"],
    ["a", "b", "c"],
  ].flatMap((items) =>
    new Intl.ListFormat(language)
      .formatToParts(items)
      .flatMap(({ type, value }) => (type === "literal" ? value : [])),
  );

const NAMES = /^(Lagom|CEFR|[ABC][12]|CSV|EPUB|Anki|Aa|LCP|KB|kB|MB|ms|px|Piper|FSRS|ICU|AM|PM|GMT|https)$/;
/** A message, or the part of one on this side of something that stands within it. */
const MESSAGE = new RegExp(`${OPEN}[^${OPEN}${CLOSE}]*(${CLOSE}|$)|^[^${OPEN}${CLOSE}]*${CLOSE}`, "gu");
/** Path of a page, as feedback tells it, in its isolate. */
const PATH = /^\u2066\/[\w/-]*\u2069$/;
const trimmed = (text: string) => text.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");

/** What of a text stands outside of messages, which may stand in others. */
function withoutMessages(text: string): string {
  const rest = text.replace(MESSAGE, "\n");
  return rest === text ? text : withoutMessages(rest);
}

/** What of these texts is no message, and messages that stand as if they were in another language. */
export function withoutMessage(
  texts: readonly ShownText[],
  data: ReadonlySet<string>,
  language: string,
): string[] {
  const words = wordsOfIntl(language);
  const between = new RegExp(["\\n", " · ", "[,،] ", ...separatorsOf(language)].join("|"));
  const shownData = new Set([...data].map(trimmed));
  const isWord = (word: string) => !words.has(word) && !NAMES.test(word);
  const isForeign = (part: string) =>
    !shownData.has(trimmed(part)) &&
    !PATH.test(part.trim()) &&
    (part.match(/[\p{L}\p{M}]{2,}/gu) ?? []).some(isWord);
  const foreign = ({ text, paragraph, within, own }: ShownText): string[] => {
    if (!own) return text.includes(OPEN) ? [`message in another language: ${within}: ${text}`] : [];
    if ([text, paragraph].some((whole) => shownData.has(trimmed(whole)))) return [];
    return withoutMessages(text)
      .split(between)
      .filter(isForeign)
      .map((part) => `no message: ${within}: ${part} | ${text}`);
  };
  return [...new Set(texts.flatMap(foreign).map((one) => one.slice(0, 200)))];
}

/** Elements of which something is clipped, or that lies over the edge of the window. */
export const clippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 60)}`;
    const isClipped = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
        getComputedStyle(element);
      if (element.matches("input, textarea, select")) return false; // what is written in them scrolls
      if (position === "absolute" && (clipPath !== "none" || element.clientWidth <= 1)) return false; // for screen readers
      if (textOverflow === "ellipsis" || webkitLineClamp !== "none") return false; // on purpose, for titles of data
      const hides = (overflow: string) => /hidden|clip/.test(overflow);
      return (
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 1) ||
        (hides(overflowY) && element.scrollHeight > element.clientHeight + 1)
      );
    };
    const isWider = (element: Element) => {
      if (!element.checkVisibility() || element.closest("[data-scrolls]")) return false;
      if (getComputedStyle(element).textOverflow === "ellipsis") return false;
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth <= 1) return false;
      // What reaches over the edge may be no text: room to touch a button, or the button itself, whose icon ends at the edge.
      const box = element.getBoundingClientRect();
      const words = document.createRange();
      const inside = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (inside.nextNode()) {
        words.selectNodeContents(inside.currentNode);
        const { left, right, width } = words.getBoundingClientRect();
        if (width > 1 && (left < box.left - 1 || right > box.right + 1)) return true;
      }
      return false;
    };
    const texts = [
      ...document.querySelectorAll("button, a, label, h1, h2, h3, p, li, td, th, dt, dd, legend"),
    ];
    const room = document.documentElement.clientWidth;
    const isOutside = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > room + 1 || left < -1);
    };
    const outside = [...document.querySelectorAll("body *")].filter(isOutside);
    return [
      ...(document.documentElement.scrollWidth > room ? ["the page scrolls sideways"] : []),
      ...(document.documentElement.scrollWidth > room ? outside.map((one) => `outside: ${name(one)}`) : []),
      ...[...document.querySelectorAll("main *")]
        .filter(isClipped)
        .map((element) => `clipped: ${name(element)}`),
      ...texts
        .filter((element) => isWider(element) && getComputedStyle(element).display !== "inline")
        .map((element) => `wider than its room: ${name(element)}`),
    ];
  });
