import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Beheer",
  dashboard: "Dashboard",
  bookLists: "Boekenlijsten",
  ratings: "Beoordelingen",
  users: "Gebruikers",
  feedback: "Feedback",
  mails: "Mails",
  feeds: "Feeds",
  dictionaries: "Woordenboeken",
  releases: "Releases",
  none: "geen",
  toDashboard: "Naar het dashboard",
  toFirstPage: "Eerste pagina",
  searchHint: "Typ om te zoeken",
  sort: "Volgorde",
  showAll: "Alles tonen",
  nothingFound: {
    title: "Niets gevonden",
    text: "Niets komt hiermee overeen. Probeer het met minder letters of toon alles.",
  },
  pageEmpty: {
    title: "Niets op deze pagina",
    text: "De lijst is korter geworden sinds je hier was.",
  },
  forbidden: {
    title: "Deze pagina is voor beheerders",
    text: "Je account heeft hier geen toegang toe. Vraag een beheerder om je de rol te geven.",
    action: "Naar het nieuws",
  },
  operatorsOnly: {
    title: "Deze pagina is voor operators",
    text: "Operators kiezen de feeds en regelen de releases. Vraag een van hen om het te doen of om je de rol te geven.",
    action: "Naar het nieuws",
  },
  changes: {
    undo: "Ongedaan maken",
    undone: "Ongedaan gemaakt.",
    cancel: "Annuleren",
    actionsFor: "Acties voor {name}",
    typeToConfirm: "Typ {text} om te bevestigen",
    forbidden: "Je rol staat dit niet toe.",
    conflict: "Dit kan niet meer: er is intussen iets veranderd.",
    gone: "Het is er niet meer.",
    unavailable: "De inlogdienst staat dit hier niet toe.",
    failed: "Dit kan nu niet worden gewijzigd. Probeer het over een paar seconden opnieuw.",
  },
  ago: {
    now: "zojuist",
    minutes: "{count, number} min",
    hours: "{count, number} uur",
    days: "{count, plural, one {# dag} other {# dagen}}",
  },
};
