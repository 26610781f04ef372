import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Met een token kan de opdracht releasen zonder dat er iemand bij is: met dat van een team alleen het eigen onderdeel, met dat van een operator alles.",
  failed: "De tokens kunnen nu niet worden geladen…",
  empty: {
    title: "Nog geen tokens",
    text: "De releaseopdracht heeft er een nodig, waar die ook draait.",
  },
  caption: "Tokens, nieuwste eerst",
  columns: {
    name: "Naam",
    scope: "Mag releasen",
    made: "Gemaakt",
    used: "Laatst gebruikt",
    state: "Status",
  },
  scopes: { operator: "Alles (operator)" },
  never: "Nooit",
  valid: "Geldig",
  revoked: "Ingetrokken",
  make: {
    open: "Token maken",
    title: "Token maken",
    name: "Naam",
    nameHint: "Deze naam staat in het logboek als het token wordt gebruikt, bijvoorbeeld team-books.",
    nameWrong: "Alleen letters, cijfers en . @ _ -",
    taken: "Er is al een token met deze naam.",
    scope: "Wat het mag releasen",
    confirm: "Maken",
    cancel: "Annuleren",
    failed: "Het token kan nu niet worden gemaakt. Probeer het opnieuw.",
    done: "Het token van {name}",
    secret: "Kopieer het nu: je ziet het maar één keer en het wordt nergens opgeslagen.",
    close: "Ik heb het gekopieerd",
  },
  revoke: {
    open: "Intrekken…",
    label: "{name} intrekken",
    title: "Token van {name} intrekken?",
    text: "Wie het token van {name} gebruikt, kan vanaf de volgende aanroep niet meer releasen ({scope}). Dit kan niet ongedaan worden gemaakt; maak in plaats daarvan een nieuw token.",
    confirm: "Intrekken",
    cancel: "Annuleren",
    done: "Het token van {name} is ingetrokken.",
    failed: "Intrekken is nu niet gelukt. Probeer het opnieuw.",
  },
};
