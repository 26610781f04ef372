import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Med en token kan kommandot släppa releaser utan en människa: ett teams token bara det egna området, en operatörs allt.",
  failed: "Token kan inte läsas in just nu…",
  empty: {
    title: "Inga token än",
    text: "Releasekommandot behöver en, var det än körs.",
  },
  caption: "Token, nyast först",
  columns: {
    name: "Namn",
    scope: "Får släppa",
    made: "Skapad",
    used: "Senast använd",
    state: "Status",
  },
  scopes: { operator: "Allt (operatör)" },
  never: "Aldrig",
  valid: "Giltig",
  revoked: "Återkallad",
  make: {
    open: "Skapa en token",
    title: "Skapa en token",
    name: "Namn",
    nameHint: "Namnet står i loggen när den används, till exempel team-books.",
    nameWrong: "Bara bokstäver, siffror och . @ _ -",
    taken: "Det finns redan en token med det namnet.",
    scope: "Vad den får släppa",
    confirm: "Skapa",
    cancel: "Avbryt",
    failed: "Det gick inte att skapa en token just nu. Försök igen.",
    done: "Token för {name}",
    secret: "Kopiera den nu: den visas bara den här gången och sparas ingenstans.",
    close: "Jag har kopierat den",
  },
  revoke: {
    open: "Återkalla…",
    label: "Återkalla {name}",
    title: "Återkalla token för {name}?",
    text: "Den som använder token för {name} kan inte längre släppa releaser ({scope}), från och med nästa anrop. Det går inte att ångra; skapa en ny token i stället.",
    confirm: "Återkalla",
    cancel: "Avbryt",
    done: "Token för {name} är återkallad.",
    failed: "Det gick inte att återkalla just nu. Försök igen.",
  },
};
