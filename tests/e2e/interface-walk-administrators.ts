import type { Locator } from "@playwright/test";
import { booksOf } from "./books.ts";
import { expect, type Product, type User } from "./fixtures.ts";
import type { Walk } from "./interface-walk.ts";

const AT = "2026-03-01T10:00:00Z";
const CORS = { "access-control-allow-origin": "*", "access-control-allow-headers": "*" };

interface Administration {
  product: Product;
  /** The session of the administrator. */
  token: string;
  /** A reader, about whom there is something to see. */
  reader: User;
}

/** What readers have left behind for administrators, and what operators have made. */
async function fill({ page }: Walk, { product, token, reader }: Administration): Promise<void> {
  const { api } = product;
  const send = async (method: "POST" | "PUT", path: string, bearer: string, data: object) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const reply = await page.request.fetch(api + path, { method, headers, data });
    expect(reply.ok() || reply.status() === 409, await reply.text()).toBe(true);
  };
  const { id } = await (await page.request.get(`${api}/api/books/slug/emma`)).json();
  await booksOf(page, product).makeList(reader, "Sommar", ["emma"], true);
  await send("PUT", `/api/books/${id}/rating`, reader.token, { liked: true, stars: 4 });
  const context = { page_path: "/books", target_language: "svenska", level: "A2" };
  const message = `Hej\n\n${JSON.stringify(context)}`;
  await send("POST", "/api/contact", reader.token, {
    name: "Anna",
    email: reader.email,
    subject: "Hej",
    message,
  });
  await send("POST", "/api/releases/tokens", token, { name: `team-${Date.now()}`, scope: "books", days: 9 });
  await answer(page, "admin/mails", {
    mails: [
      {
        id: crypto.randomUUID(),
        to: reader.email,
        purpose: "reminder",
        asked_at: AT,
        given_up_at: AT,
        attempts: 240,
        failure: "connect ECONNREFUSED",
      },
    ],
    page: 1,
    limit: 25,
    has_more: false,
  });
  const dictionary = {
    catalogue_id: "freedict-swe-eng",
    id: null,
    name: "FreeDict",
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
    imported_at: null,
  };
  const there = { ...dictionary, id: 1, imported_at: AT };
  await answer(page, "admin/dictionaries", {
    dictionaries: [
      dictionary,
      { ...there, catalogue_id: "2", state: "installed", entries: 5213, licence: "GPL-3.0" },
      { ...there, id: 2, catalogue_id: "3", state: "reading", percent: 40, entries: 12 },
      { ...there, id: 3, catalogue_id: "4", state: "failed", failure: "fetch failed" },
    ],
    unreachable: [{ publisher: "kaikki", failure: "fetch failed" }],
    page: 1,
    limit: 25,
    has_more: false,
  });
  const feed = {
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
    next_at: AT,
    failure: null,
    stored: 1200,
    refused: 3,
  };
  await answer(page, "admin/feeds", {
    feeds: [
      feed,
      { ...feed, id: 9, lang: null, category: null, rights: "excerpt", licence: null, paused: true },
      { ...feed, id: 10, failure: "The feed answered 404", read_at: AT, next_at: null },
    ],
    page: 1,
    limit: 25,
    has_more: false,
  });
}

const answer = (page: Walk["page"], path: string, json: object) =>
  page.route(new RegExp(`/api/${path}(\\?|$)`), (route) =>
    route.request().method() === "GET" ? route.fulfill({ headers: CORS, json }) : route.fallback(),
  );

/** Sees every page and dialog of an administrator who is an operator. */
export async function walkAdministrators(walk: Walk, administration: Administration): Promise<void> {
  const { page, text } = walk;
  const main = page.getByRole("main");
  const menus = main.locator("button[aria-haspopup=menu]");
  const dialog = page.getByRole("dialog");
  await fill(walk, administration);

  /** Opens the dialog of the last action, or of another one, of the first row. */
  const ask = async (where: string, item?: RegExp, menu: Locator = menus.first()) => {
    await menu.click();
    const items = page.getByRole("menuitem");
    await (item ? items.filter({ hasText: item }).first() : items.filter({ visible: true }).last()).click();
    await walk.see(where, dialog);
    await walk.close();
  };

  await page.goto("/admin");
  await walk.see("dashboard", walk.heading(text.admin("dashboard")));
  await main.locator("summary").first().click();
  await walk.see("dashboard as a table", main.getByRole("table").first());

  await walk.go(`/admin/users?q=${encodeURIComponent(administration.reader.email)}`);
  await walk.see("users", main.getByRole("table"));
  for (const action of ["ban", "role", "signOut", "remove"]) {
    const name = action === "role" ? "actions.role.label.admin" : `actions.${action}.label`;
    await ask(`users, ${action}`, text.users(name));
  }
  await walk.go("/admin/users?q=nobody-at-all");
  await walk.see("users, none found", walk.heading(text.admin("nothingFound.title")));

  await walk.go("/admin/book-lists");
  await walk.see("book lists", main.getByRole("table"));
  await ask("book lists, books", text.adminLists("view"));
  await ask("book lists, hide", text.adminLists("hide.label"));
  await ask("book lists, delete");

  await walk.go("/admin/ratings");
  await walk.see("ratings", main.getByRole("table"));
  await ask("ratings, remove");
  await main
    .locator("label")
    .filter({ has: page.getByRole("radio") })
    .last()
    .click();
  await walk.see("ratings by book", walk.heading(text.admin("ratings")));

  await walk.go("/admin/feedback");
  await walk.see("feedback", main.getByRole("article"));
  await walk.go("/admin/mails");
  await walk.see("mails", main.getByRole("table"));
  await ask("mails, delete");

  await walk.go("/admin/feeds");
  await walk.see("feeds", main.getByRole("table"));
  await walk.button(text.feeds("addFeed.open")).click();
  await dialog.locator("[type=url]").fill("x");
  await walk.button(text.feeds("addFeed.add"), dialog).click();
  await walk.see("feeds, add", dialog);
  await walk.close();
  await walk.button(text.feeds("openFeeds.open")).click();
  await walk.see("feeds, open feeds", dialog.getByRole("combobox"));
  await walk.close();
  await ask("feeds, remove");

  await walk.go("/admin/dictionaries");
  await walk.see("dictionaries", main.getByRole("table"));
  await ask("dictionaries, install");
  await ask("dictionaries, remove", undefined, menus.nth(1));
  await ask("dictionaries, dismiss", undefined, menus.nth(3));

  await walk.go("/admin/releases");
  await walk.see("releases", main.getByRole("article"));
  await walk.go("/admin/releases?of=books");
  await walk.see("releases of an area", main.getByRole("table"));
  await menus.first().click();
  await page.getByRole("menuitem", { name: text.releaseView("view.details") }).click();
  await walk.see("releases, details", dialog);
  await walk.close();
  const changes = main.getByRole("region").getByRole("button");
  await changes.first().click();
  await walk.see("releases, a change", dialog);
  await walk.close();
  await walk.go("/admin/releases?show=safety");
  await walk.see("releases, safety", walk.heading(text.safety("rehearsal.title")));
  await walk.go("/admin/releases?show=people");
  await walk.see("releases, people", walk.heading(text.people("team.caption")));
  await walk.button(text.people("team.add")).click();
  await walk.see("releases, people, add", dialog);
  await walk.close();
  await walk.go("/admin/releases?show=tokens");
  await walk.see("releases, tokens", main.getByRole("table"));
  await walk.button(text.tokens("make.open")).click();
  await walk.see("releases, tokens, make", dialog);
  await walk.close();
  await walk
    .button(text.tokens("revoke.open"), main.getByRole("table"))
    .or(main.getByRole("table").getByRole("button").first())
    .first()
    .click();
  await walk.see("releases, tokens, revoke", dialog);
  await walk.close();
  await walk.go("/admin/releases?show=previews");
  await walk.see("releases, previews", walk.button(text.previews("make")));
  await walk.button(text.previews("make")).click();
  await walk.see("releases, previews, make", dialog);
  await walk.close();
  await walk.go("/admin/releases?show=log");
  await walk.see("releases, log", walk.button(text.releases("log.export")));
}
