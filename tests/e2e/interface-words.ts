import { LANGUAGES } from "@lagom/shared/text/languages";
import type { Page, Response } from "@playwright/test";

/** What marks every message of the pseudo-locale. */
const [OPEN, CLOSE] = ["⟦", "⟧"] as const;

/**
 * Lets a page read its language as a pseudo-locale: each message is 40 % longer, has accents and stands between brackets, so that it
 * can be told from text that is none. Words in tags stay within them.
 */
export const readPseudo = (page: Page): Promise<unknown> =>
  page.addInitScript(
    ([open, close]) => {
      const accents: Record<string, string> = {
        a: "á",
        e: "é",
        i: "í",
        o: "ö",
        u: "ü",
        n: "ñ",
        c: "ç",
        s: "š",
      };
      const longer = (text: string): string =>
        text
          .split(/(<[^>]*>|\n)/)
          .map((part) => {
            if (!/\p{L}/u.test(part) || part.startsWith("<")) return part;
            const accented = part.replace(/[a-z]/g, (letter) => accents[letter] ?? letter);
            return `${open}${accented}${" ·lång".repeat(Math.ceil((part.length * 0.4) / 6))}${close}`;
          })
          .join("");
      type Value = string | ((values: object) => string) | { [name: string]: Value };
      const all = (value: Value): Value => {
        if (typeof value === "string") return longer(value);
        if (typeof value === "function") return (values) => longer(value(values));
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
    [OPEN, CLOSE] as const,
  );

/** Follows the data that a page gets: what is shown of it is no message. */
export function followData(page: Page): () => ReadonlySet<string> {
  const data = new Set<string>();
  const take = (value: unknown): void => {
    if (typeof value === "string") data.add(value);
    else if (value && typeof value === "object") for (const inner of Object.values(value)) take(inner);
  };
  page.on("response", async (response: Response) => {
    if (!/\/(api|auth)\//.test(response.url())) return;
    take(await response.json().catch(() => undefined));
  });
  return () => data;
}

interface ShownText {
  text: string;
  /** Where it stands, for the report. */
  within: string;
}

/**
 * Texts on the page in the language of the interface, with names that are read out. Left out are texts in a language of their own,
 * code, and what nobody sees or hears.
 */
export const shownTexts = (page: Page): Promise<ShownText[]> =>
  page.evaluate(() => {
    const language = document.documentElement.lang;
    const own = (element: Element) =>
      element.closest("[lang]")?.getAttribute("lang") === language &&
      !element.closest("code, pre, script, style, noscript, bdi, option[lang], [hidden], [data-no-message]");
    const found: { text: string; within: string }[] = [];
    const note = (element: Element, text: string | null) => {
      if (text?.trim() && own(element))
        found.push({ text: text.trim(), within: `${element.tagName.toLowerCase()}.${element.className}` });
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { parentElement, textContent } = texts.currentNode;
      if (parentElement) note(parentElement, textContent);
    }
    for (const element of document.querySelectorAll("[aria-label], [title], [placeholder], [alt]"))
      for (const name of ["aria-label", "title", "placeholder", "alt"])
        note(element, element.getAttribute(name));
    note(document.documentElement, document.title);
    return found;
  });

/** Words of dates, numbers and names of languages in a language, which come from the browser. */
function wordsOfIntl(language: string): string[] {
  const days = Array.from({ length: 366 }, (_, day) => new Date(2028, 0, 1 + day));
  const formats = (["long", "short", "narrow"] as const).flatMap((width) => [
    new Intl.DateTimeFormat(language, { weekday: width }),
    new Intl.DateTimeFormat(language, { month: width }),
    new Intl.DateTimeFormat(language, { month: width, day: "numeric" }),
  ]);
  return [...new Set(formats.flatMap((format) => days.map((day) => format.format(day))))].flatMap((text) =>
    text.split(/[^\p{L}]+/u),
  );
}

const NAMES = /^(Lagom|CEFR|[ABC][12]|CSV|EPUB|Anki|LCP|KB|kB|MB|ms|Piper|FSRS|ICU|AM|PM|svenska|english)$/;

/**
 * Texts of a page that are no message.
 * @param isWord whether a text has a word that only a message may have
 */
export function withoutMessage(
  texts: readonly ShownText[],
  data: ReadonlySet<string>,
  language: string,
): string[] {
  // A language is called by its own name.
  const known = new Set([...wordsOfIntl(language), ...LANGUAGES.map(({ name }) => name)]);
  const isData = (text: string) =>
    [...data].some(
      (one) =>
        one === text || (text.length > 3 && one.includes(text)) || (one.length > 3 && text.includes(one)),
    );
  return [
    ...new Set(
      texts
        .filter(({ text }) => !text.includes(OPEN) && !text.includes(CLOSE) && !isData(text))
        .filter(({ text }) =>
          (text.match(/\p{L}{2,}/gu) ?? []).some((word) => !known.has(word) && !NAMES.test(word)),
        )
        .map(({ text, within }) => `${within}: ${text.slice(0, 120)}`),
    ),
  ];
}

/** Elements of which something is clipped, or that lies over the edge of the window. */
export const clippedElements = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const name = (element: Element) =>
      `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent?.slice(0, 60)}`;
    const isClipped = (element: Element) => {
      const { overflowX, overflowY, textOverflow, webkitLineClamp, position, clipPath } =
        getComputedStyle(element);
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
      return element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0;
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
