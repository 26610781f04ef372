import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/ratings.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Gilla-markeringar och stjärnor från läsare.",
    failed: "Betygen kan inte läsas in just nu…",
    search: "Bok eller läsare",
    empty: { title: "Inga betyg än", text: "Ingen läsare har gillat eller betygsatt en bok." },
    columns: { book: "Bok", user: "Läsare", liked: "Gillad", stars: "Stjärnor", when: "När" },
    choices: {
      sort: {
        all: "Nyast först",
        oldest: "Äldst först",
        best: "Flest stjärnor",
        worst: "Färst stjärnor",
      },
    },
    view: "Vad som visas",
    each: "Varje betyg",
    byBook: "Per bok",
    ofBook: "Bara betygen på en bok.",
    ofUser: "Bara betygen från en läsare.",
    yes: "Ja",
    no: "Nej",
    stars: "{count, number} av 5",
    remove: {
      label: "Ta bort",
      title: "Ta bort betyget?",
      text: "Det {user} gav ”{book}” försvinner, och bokens snitt räknas ut utan det.",
      confirm: "Ta bort",
      done: "Ett betyg på ”{book}” är borttaget.",
    },
  },
  books: {
    lead: "Varje boks sammanlagda betyg.",
    failed: "Betygen kan inte läsas in just nu…",
    search: "Bok",
    empty: { title: "Inga betyg än", text: "Ingen läsare har betygsatt en bok." },
    columns: { book: "Bok", average: "Snitt", count: "Betyg" },
    choices: {
      sort: {
        all: "Flest betyg",
        best: "Bäst först",
        worst: "Sämst först",
        title: "Efter titel",
      },
    },
    average: "{stars} av 5",
    all: "Visa betyg",
  },
};
