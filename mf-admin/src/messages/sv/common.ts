import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Administration",
  dashboard: "Översikt",
  bookLists: "Boklistor",
  ratings: "Betyg",
  users: "Användare",
  feedback: "Feedback",
  mails: "Mejl",
  feeds: "Flöden",
  dictionaries: "Ordböcker",
  releases: "Releaser",
  none: "inga",
  toDashboard: "Till översikten",
  toFirstPage: "Första sidan",
  searchHint: "Skriv för att söka",
  sort: "Ordning",
  showAll: "Visa allt",
  nothingFound: {
    title: "Inget hittades",
    text: "Inget matchar. Prova med färre bokstäver eller visa allt.",
  },
  pageEmpty: {
    title: "Inget på den här sidan",
    text: "Listan har blivit kortare sedan du var här.",
  },
  forbidden: {
    title: "Sidan är bara för administratörer",
    text: "Ditt konto har inte åtkomst. Be en administratör att ge dig rollen.",
    action: "Till nyheterna",
  },
  operatorsOnly: {
    title: "Sidan är bara för operatörer",
    text: "Operatörer väljer flöden och sköter releaserna. Be en av dem att göra det, eller att ge dig rollen.",
    action: "Till nyheterna",
  },
  changes: {
    undo: "Ångra",
    undone: "Ångrat.",
    cancel: "Avbryt",
    actionsFor: "Åtgärder för {name}",
    typeToConfirm: "Skriv {text} för att bekräfta",
    forbidden: "Din roll tillåter inte det här.",
    conflict: "Det går inte längre: något har ändrats under tiden.",
    gone: "Det finns inte kvar.",
    unavailable: "Inloggningstjänsten tillåter inte det här härifrån.",
    failed: "Det går inte att ändra just nu. Försök igen om några sekunder.",
  },
  ago: {
    now: "nyss",
    minutes: "{count, number} min",
    hours: "{count, number} tim",
    days: "{count, plural, one {# dag} other {# dagar}}",
  },
};
