import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/book-lists.ts";

export const messages: Translation<typeof english> = {
  lead: "Läsarnas listor.",
  failed: "Boklistorna kan inte läsas in just nu…",
  search: "Namn eller ägare",
  empty: { title: "Inga boklistor än", text: "Ingen läsare har skapat någon." },
  columns: { name: "Namn", owner: "Ägare", access: "Syns för", books: "Böcker", since: "Skapad" },
  choices: {
    access: { all: "Alla", public: "Alla läsare", private: "Bara ägaren", hidden: "Dold" },
    sort: { all: "Nyast först", oldest: "Äldst först", name: "Efter namn", largest: "Flest böcker" },
  },
  public: "Alla läsare",
  private: "Bara ägaren",
  hidden: "Dold",
  view: "Visa böcker",
  viewFailed: "Listan kan inte läsas in just nu…",
  of: "En lista av {owner}",
  noBooks: "Det finns ingen bok på den.",
  hide: {
    label: "Dölj",
    title: "Dölja listan?",
    text: "Bara ägaren ser ”{name}” sedan.",
    confirm: "Dölj",
    done: "”{name}” är dold.",
  },
  show: {
    label: "Visa igen",
    title: "Visa listan igen?",
    text: "”{name}” syns igen för dem som ägaren har valt.",
    confirm: "Visa",
    done: "”{name}” visas igen.",
  },
  remove: {
    label: "Ta bort",
    title: "Ta bort listan?",
    text: "”{name}” försvinner, även för ägaren. Den kan återställas från loggen.",
    confirm: "Ta bort",
    done: "”{name}” är borttagen.",
  },
};
