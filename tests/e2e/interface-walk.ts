import type { LanguageCode } from "@lagom/shared/text/languages";
import type { Locator, Page } from "@playwright/test";
import { expect, faultsOf } from "./fixtures.ts";
import {
  clippedElements,
  followData,
  type Pseudo,
  pseudoText,
  readPseudo,
  shownTexts,
  withoutMessage,
} from "./interface-words.ts";
import { message, patternsOf } from "./messages.ts";

/** How a walk reads the interface, and what it looks for besides texts that are no message. */
export interface WalkOptions {
  language: LanguageCode;
  pseudo: Pseudo;
  /** Whether everything has to fit a phone. */
  fits: boolean;
  accessible: boolean;
}

/** Phones, in pixels. */
const [WIDE, NARROW] = [390, 320] as const;
const HEIGHT = 800;
/** A name that begins with what is seen has no such beginning once both are marked; component tests check it without marks. */
const OF_MARKS = "label-content-name-mismatch";
/** The open dialog, else the page without its frame, which is the same around each. */
const PARTS = "main, dialog[open], [role=dialog]:not([aria-hidden=true])";

/** The folders of messages, by the names that walks call them. */
const FILES = {
  shell: "shell/src/messages/{}/shell.ts",
  frame: "shell/src/messages/{}/frame.ts",
  later: "shell/src/messages/{}/later/dialogs.ts",
  readers: "shell/src/messages/{}/later/for-readers.ts",
  ownAccount: "shell/src/messages/{}/later/account.ts",
  widgets: "shared/messages/{}/ui.ts",
  reader: "mf-reader/src/messages/{}.ts",
  newsfeed: "mf-reader/src/messages/{}/later/newsfeed.ts",
  addText: "mf-reader/src/messages/{}/later/add-text.ts",
  player: "mf-reader/src/messages/{}/later/player.ts",
  textPage: "mf-reader/src/messages/{}/later/reader.ts",
  books: "mf-books/src/messages/{}.ts",
  account: "mf-account/src/messages/{}.ts",
  files: "mf-account/src/messages/{}/later/words.ts",
  preferences: "mf-account/src/messages/{}/later/preferences.ts",
  statistics: "mf-account/src/messages/{}/later/statistics.ts",
  admin: "mf-admin/src/messages/{}/common.ts",
  feeds: "mf-admin/src/messages/{}/later/feeds.ts",
  users: "mf-admin/src/messages/{}/later/users.ts",
  ratings: "mf-admin/src/messages/{}/later/ratings.ts",
  adminLists: "mf-admin/src/messages/{}/later/book-lists.ts",
  releases: "mf-admin/src/messages/{}/later/releases.ts",
  releaseView: "mf-admin/src/messages/{}/later/release-view.ts",
  safety: "mf-admin/src/messages/{}/later/release-safety.ts",
  people: "mf-admin/src/messages/{}/later/release-people.ts",
  tokens: "mf-admin/src/messages/{}/later/release-tokens.ts",
  previews: "mf-admin/src/messages/{}/later/release-previews.ts",
} as const;
type File = keyof typeof FILES;
type Texts = Record<File, (name: string) => RegExp>;

/** A walk through pages in one language, which finds their parts by messages and remembers every problem it sees. */
export class Walk {
  readonly page: Page;
  /** The text of a message, as `text.books("search.title")`. */
  readonly text: Texts;
  readonly #options: WalkOptions;
  /** What is shown without being a message: what the page was answered, and what the walk types. */
  readonly data: Set<string>;
  #isFrameChecked = false;
  #width: number = WIDE;
  readonly #problems = new Map<string, string>();

  private constructor(page: Page, options: WalkOptions, text: Texts, reasons: readonly RegExp[]) {
    this.page = page;
    this.text = text;
    this.#options = options;
    this.data = followData(page, reasons);
  }

  /** Begins a walk; the language of the page must be chosen already. */
  static async begin(page: Page, options: WalkOptions): Promise<Walk> {
    await readPseudo(page, options.pseudo);
    if (options.fits) await page.setViewportSize({ width: WIDE, height: HEIGHT });
    const files = await Promise.all(
      Object.entries(FILES).map(async ([name, file]) => {
        const read = await message(file.replace("{}", options.language));
        return [name, (of: string) => pseudoText(read(of))] as const;
      }),
    );
    const reasons = await patternsOf(`server/src/messages/${options.language}.ts`, "reasons");
    return new Walk(page, options, Object.fromEntries(files) as Texts, reasons);
  }

  /** What was seen so far, each once, with where it was seen first. */
  problems(): string[] {
    return [...this.#problems].map(([problem, where]) => `${where}: ${problem}`);
  }

  /** Goes to a page without loading the document anew. */
  async go(address: string): Promise<void> {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, address);
  }

  button = (name: RegExp, within: Page | Locator = this.page): Locator =>
    within.getByRole("button", { name }).filter({ visible: true }).first();

  heading = (name: RegExp): Locator => this.page.getByRole("heading", { name }).first();

  dialog = (name: RegExp): Locator => this.page.getByRole("dialog", { name });

  /** Closes the dialog or menu that is open. */
  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.page.getByRole("dialog")).toHaveCount(0);
  }

  /** Chooses an item of the menu that a button opens. */
  async choose(menu: Locator, item: RegExp): Promise<void> {
    await menu.click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }

  /** Looks at what is on the screen, once something is shown and nothing loads any more. */
  async see(where: string, shown: Locator): Promise<void> {
    const { page } = this;
    const { language, fits, accessible } = this.#options;
    await expect(shown.first(), where).toBeVisible();
    await expect(page.getByText(this.text.widgets("loading")), where).toHaveCount(0);
    this.#note(where, withoutMessage(await shownTexts(page), this.data, language));
    if (accessible)
      this.#note(
        where,
        (await this.#faults()).filter((fault) => !fault.startsWith(OF_MARKS)),
      );
    if (!fits) return;
    // At the width of before, then at the other one: each change of width costs as much as what is looked for.
    this.#note(`${where} at ${this.#width} px`, await clippedElements(page));
    this.#width = this.#width === WIDE ? NARROW : WIDE;
    await page.setViewportSize({ width: this.#width, height: HEIGHT });
    this.#note(`${where} at ${this.#width} px`, await clippedElements(page));
  }

  async #faults(): Promise<string[]> {
    const part = this.#isFrameChecked ? PARTS : undefined;
    this.#isFrameChecked = true;
    return faultsOf(this.page, "all", part);
  }

  #note(where: string, problems: readonly string[]): void {
    for (const problem of problems) if (!this.#problems.has(problem)) this.#problems.set(problem, where);
  }
}
