import type { Account } from "./account.ts";
import { WORDS } from "./account.ts";
import { booksOf } from "./books.ts";
import { expect, type Product, type User } from "./fixtures.ts";
import type { Walk } from "./interface-walk.ts";
import { tapWord } from "./passage.ts";

const TEXT = "Hemma\n\nKatten sover i huset. Hunden leker i parken.\n\nBarnen läser en bok om havet.";
const NOTE = "Så säger man hemma";
const NOWHERE = "qqqqqq";
const FILE = "words.csv";

interface Reader {
  account: Account;
  user: User;
  /** Another reader. */
  other: User;
  product: Product;
}

/** What a reader has: words, texts, a note, lists, and days of reading. */
async function fill(walk: Walk, { account, user, other, product }: Reader) {
  const books = booksOf(walk.page, product);
  const preferred_levels = { svenska: "A2", Deutsch: "B1" };
  await account.send("PUT", "/api/user/preferences", {
    target_language: "svenska",
    source_language: "english",
    preferred_levels,
    daily_goal: "minutes_10",
  });
  const [text, own] = await Promise.all([
    account.someText(),
    account.send("POST", "/api/user/texts", { text: TEXT, language: "svenska" }),
  ]);
  const { rewrite_id, title } = text;
  const read = { rewrite_id, language: "svenska", level: "A2" };
  await account.save(WORDS.map((word) => ({ ...word, note: NOTE })));
  await account.record({ ...read, activity_type: "article_opened" });
  await account.record({
    ...read,
    activity_type: "article_read",
    activity_data: { words_read: 220, seconds: 600 },
  });
  await account.record({ ...read, activity_type: "article_finished" });
  const found = { word: "hav", translation: "sea", source_lang: "sv", target_lang: "en", sentence: title };
  await account.record({ rewrite_id, activity_type: "word_lookup", activity_data: found });
  const list = await books.makeList(user, "Sommar", ["the-metamorphosis", "emma"], true);
  const shared = await books.makeList(other, "Vinter", ["the-metamorphosis"], true);
  const { id } = await account.get("/api/books/slug/emma");
  await account.send("PUT", `/api/books/${id}/rating`, { liked: true, stars: 4 });
  return { own: `/reader?text=${own.id}`, article: `/article/${text.article_id}`, list, shared };
}

/** Sees every page and dialog of a signed-in reader. */
export async function walkReaders(walk: Walk, reader: Reader): Promise<void> {
  const { page, text } = walk;
  const main = page.getByRole("main");
  await page.addInitScript(() => localStorage.setItem("lagom.first-steps", "due"));
  await reader.account.open("/newsfeed");
  await walk.see("first steps", walk.dialog(text.later("firstSteps.title")));
  const { own, article, list, shared } = await fill(walk, reader);
  for (const typed of [NOTE, NOWHERE, FILE]) walk.data.add(typed);
  // The name of a column, as the file has it.
  walk.data.add("translation");
  await reader.account.open("/newsfeed");

  // Newsfeed and own texts
  await walk.see("newsfeed", main.getByRole("article"));
  await page.locator("summary").first().click();
  await walk.button(text.newsfeed("ownTexts.add")).click();
  const add = walk.dialog(text.newsfeed("ownTexts.add"));
  for (const way of ["paste", "file", "link"]) {
    await add.getByRole("radio", { name: text.addText(`ways.${way}`) }).check({ force: true });
    await walk.see(`newsfeed, add a text, ${way}`, add);
  }
  await walk.close();

  // The frame
  const account = page
    .getByRole("button", { name: text.shell("account.menu") })
    .or(page.getByRole("button", { name: text.shell("account.shortMenu") }))
    .filter({ visible: true })
    .first();
  await account.click();
  await walk.see("account menu", page.getByRole("menuitem"));
  await page.getByRole("menuitem", { name: text.readers("account.preferences") }).click();
  const preferences = walk.dialog(text.preferences("preferences.title"));
  await expect(walk.button(text.preferences("myData.delete"))).toBeVisible();
  await preferences.locator("summary").first().click();
  await walk.see("preferences", preferences);
  await walk.button(text.preferences("myData.delete")).click();
  await walk.button(text.preferences("myData.deleteAll")).click();
  await walk.see("preferences, delete the account", preferences);
  await walk.close();
  await page.locator("button[aria-haspopup=dialog]").filter({ visible: true }).first().click();
  await walk.see("level picker", walk.dialog(text.later("picker.title")));
  await walk.close();
  await walk.button(text.shell("feedback.button")).click();
  await walk.see("feedback", walk.dialog(text.later("feedback.title")));
  await walk.close();

  // Reading
  await walk.go(article);
  const tutorial = page.getByRole("complementary", { name: text.textPage("tutorial.title") });
  await walk.see("article, tutorial 1", tutorial);
  for (const step of [2, 3]) {
    await walk.button(text.textPage("tutorial.next"), tutorial).click();
    await walk.see(`article, tutorial ${step}`, tutorial);
  }
  await walk.button(text.textPage("tutorial.close"), tutorial).click();
  await page.keyboard.press("?");
  await walk.see("keys", walk.dialog(text.frame("keys.title")));
  await walk.close();
  await walk.button(text.textPage("reader.appearance")).click();
  const look = page.getByRole("group", { name: text.textPage("reader.appearance") });
  await look.getByRole("switch").click();
  await walk.see("article, text and theme", look);
  await page.keyboard.press("Escape");

  await walk.go(own);
  const passage = page.getByRole("group").and(page.locator("[lang=sv]"));
  await expect(passage).toContainText("Katten");
  await tapWord(page, "huset", passage);
  const sheet = page.getByRole("dialog");
  await expect(walk.button(text.reader("lookup.save"))).toBeEnabled();
  await walk.see("own text, lookup", sheet);
  await walk.button(text.reader("lookup.save")).click();
  await walk.button(text.reader("notes.add")).click();
  await sheet.getByRole("textbox").last().fill(NOTE);
  await walk.see("own text, lookup, note", sheet);
  await walk.button(text.reader("notes.save")).click();
  await expect(walk.button(text.reader("notes.change"))).toBeVisible();
  await walk.see("own text, lookup, noted", sheet);
  await walk.close();
  await walk.button(text.textPage("reader.finish")).click();
  await walk.see("own text, end", page.getByText(text.textPage("reader.finished")));
  await walk.button(text.textPage("restKnown.mark")).click();
  await walk.see("own text, rest known", walk.button(text.reader("lookup.undo")));
  await walk.button(text.reader("listening.open")).click();
  await walk.see("own text, read aloud", walk.button(text.player("close")));
  await walk.button(text.player("settings")).click();
  await walk.see(
    "own text, read aloud, settings",
    page.getByRole("group", { name: text.player("settings") }),
  );
  await walk.go("/reader?text=999999");
  await walk.see("text that is gone", walk.heading(text.textPage("reader.gone.title")));

  // Books
  await walk.go("/books");
  await walk.see("books", walk.heading(text.books("search.title")));
  await walk.button(text.books("lists.create")).click();
  const naming = walk.dialog(text.books("lists.createTitle"));
  await walk.button(text.books("lists.make"), naming).click();
  await walk.see("books, new list", naming);
  await walk.close();
  await main.locator("button[aria-haspopup=menu]").first().click();
  await walk.see("books, menu of a list", page.getByRole("menuitem"));
  await page.keyboard.press("Escape");
  await page.getByRole("searchbox").fill(NOWHERE);
  await walk.see("books, none found", walk.heading(text.books("search.none.title")));
  await walk.go("/books/the-metamorphosis");
  await walk.see("book", page.getByRole("region", { name: text.books("reading.title") }));
  await walk.button(text.books("addTo.button")).click();
  await walk.see("book, add to a list", walk.dialog(text.books("addTo.title")));
  await walk.close();
  await walk.go("/books/no-such-book");
  await walk.see("book that is gone", walk.heading(text.books("book.gone.title")));
  await walk.go(`/lists/${list}`);
  await walk.see("own list", main.getByRole("heading", { name: "Emma" }));
  await walk.choose(
    main.getByRole("listitem").locator("button[aria-haspopup=menu]").first(),
    text.books("list.moveTo"),
  );
  await walk.see("own list, move a book", page.getByRole("dialog"));
  await walk.close();
  await walk.go(`/lists/${shared}`);
  await walk.button(text.books("list.report")).click();
  await walk.see("shared list, report", walk.dialog(text.books("list.report")));
  await walk.close();
  await walk.see("shared list", walk.heading(/Vinter/));
  await walk.go("/liked-book-bites");
  await walk.see("liked books", walk.heading(text.books("liked.title")));

  // Words
  await walk.go("/my-words");
  await walk.see("words", main.getByRole("table"));
  await walk.choose(walk.button(text.files("menu")), text.files("import"));
  await walk.see("words, import", walk.dialog(text.files("importTitle")));
  await page.locator("input[type=file]").setInputFiles({
    name: FILE,
    mimeType: "text/csv",
    buffer: Buffer.from("word,translation,language,translation_language\nkatt,cat,sv,en\nhund,,sv,en\n"),
  });
  await walk.see("words, import, preview", walk.button(text.files("another")));
  await walk.close();
  await main.getByRole("toolbar").getByRole("checkbox").check();
  const filters = main.getByRole("search").locator("button[aria-expanded=false]").filter({ visible: true });
  if (await filters.isVisible()) await filters.click();
  await walk.see("words, selected, filters", main.getByRole("toolbar"));
  await walk.go("/my-words?review");
  const reveal = walk.button(text.account("review.reveal"));
  await walk.see("review", reveal);
  await reveal.click();
  await walk.see("review, turned", main.getByText(text.account("review.ratings.good")));
  for (const _ of [1, 2]) {
    await page.keyboard.press("3");
    await reveal.click();
  }
  await page.keyboard.press("3");
  await walk.see("review, end", walk.button(text.account("review.practice")));
  await walk.go("/my-lookups");
  await walk.see("lookups", main.getByRole("table"));
  await walk.go("/my-articles");
  await walk.see("articles", main.getByRole("article"));
  await walk.go("/profile-stats");
  await walk.see("statistics", walk.heading(text.statistics("statistics.week.title")));
  for (const summary of await main.locator("summary").all()) await summary.click();
  await walk.see("statistics as tables", main.getByRole("table"));
  await walk.go("/account");
  await walk.see("account", walk.heading(text.ownAccount("devices.title")));
}
