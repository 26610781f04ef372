import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookies",
  lead: "Zonder jouw toestemming plaatst deze site alleen cookies voor de taal.",
  cookies: {
    title: "Wat er in cookies wordt bewaard",
    text: "Ze worden bij elke pagina die je opent naar deze site gestuurd, zodat die in jouw taal verschijnt. Er staat niets anders in dan een taalcode.",
  },
  local: {
    title: "Wat er in plaats daarvan in je browser wordt bewaard",
    text: "Deze gegevens staan in de lokale opslag van je browser. Alleen pagina’s van deze site kunnen ze lezen, en geen ervan maakt je herkenbaar voor iemand anders.",
  },
  tab: {
    title: "Wat er wordt bewaard tot je het tabblad sluit",
    text: "Deze gegevens staan in de sessieopslag van je browser, voor elk tabblad apart.",
  },
  offline: {
    title: "Wat er wordt bewaard zodat je offline kunt lezen",
    text: "Deze gegevens staan in de cacheopslag van je browser.",
  },
  reminders: {
    title: "Herinneringen",
    text: "Laat je je door een apparaat herinneren, dan bewaart de browser ervan voor deze site een adres bij zijn pushdienst. Dat verdwijnt als je de herinneringen onder Voorkeuren stopt of als je uitlogt.",
  },
  analysis: {
    title: "Gebruiksmeting",
    text: "Niet zonder jouw toestemming. Zolang je die niet hebt gegeven, wordt er geen code van een meetdienst geladen en niets voor zo’n dienst opgeslagen. Meten en opnemen zijn aparte keuzes, en een nee wordt net zo goed bewaard als een ja.",
    entries:
      "Geef je toestemming, dan bewaart PostHog een id van deze browser en van je bezoek, en je toestemming zelf, in opgeslagen gegevens en één cookie met de naam <code>{one}</code> of <code>{other}</code>, hooguit {days, plural, one {# dag} other {# dagen}} lang. In <code>{events}</code> staat wat nog niet is verstuurd, en in <code>{session}</code> welke inlogsessie het laatst is meegeteld. Trek je je toestemming in, dan wordt dat allemaal meteen verwijderd.",
  },
  away: {
    title: "Alles weghalen",
    text: "Log uit en verwijder daarna de gegevens van deze site in de instellingen van je browser. Je account blijft op de server tot je het verwijdert onder Voorkeuren.",
  },
  purposes: {
    session: "Je sessie, zodat je ingelogd blijft. Verdwijnt als je uitlogt.",
    verifier:
      "Een geheime code waarmee alleen deze browser kan afronden wat je hier bent begonnen: inloggen of een nieuw wachtwoord kiezen. Verdwijnt als dat klaar is.",
    language:
      "De taal van menu’s, knoppen en meldingen, als je er een hebt gekozen of via een adres in die taal bent gekomen.",
    accountLanguage:
      "Je eigen taal, volgens je account. Die geldt als je er geen hebt gekozen. Verdwijnt als je uitlogt.",
    reader: "Van wie de teksten en woorden hier zijn, zodat ze verdwijnen als die sessie is afgelopen.",
    preferencesMirror: "Taal, niveau en categorieën, zodat de eerste pagina meteen kan laden.",
    preferencesLocal: "Wat je koos als bezoeker, of toen de server niet bereikbaar was.",
    theme: "Licht, donker of zoals je systeem, zodat de pagina niet flitst.",
    consent: "Of je akkoord ging met gebruiksmeting, zodat we het maar één keer vragen.",
    returnTarget:
      "Waar je was toen je naar je mail of een andere site ging om je aan te melden of in te loggen. Verdwijnt als je terug bent.",
    firstSteps: "Dat je de eerste stappen na het aanmelden nog voor je hebt.",
    readingLook: "Regelafstand, breedte en uitspraakhulp van de teksten die je op dit apparaat leest.",
    listening: "De stem, de snelheid en de pauze die je voor het voorlezen koos.",
    positions: "Waar je bent in je teksten, zodat je die plek terugvindt, ook offline.",
    outbox: "Wat je deed en de server nog niet heeft. Verdwijnt zodra het is verstuurd.",
    reviews: "De woorden die je het laatst moest herhalen, zodat je ze offline kunt herhalen.",
    cards:
      "Hoe woorden bij het herhalen op dit apparaat worden gevraagd: getoond, als lege plek, voorgelezen of getypt.",
    releaseBucket: "Een willekeurig getal van 0 tot 99: of je een nieuwe versie vroeg te zien krijgt.",
    releaseRevision:
      "De nieuwste versie van de site die je hebt gezien, zodat je nooit per ongeluk teruggaat.",
    releaseSession:
      "Een willekeurig getal, zodat een versie die in dit tabblad niet werkt één keer wordt geteld.",
    releaseReports: "Wat daarvan al is gemeld.",
    brokenReleases:
      "Onderdelen van de site die in dit tabblad niet werkten, zodat het de versie houdt die wel werkt.",
    brokenShell: "Hetzelfde voor het kader eromheen.",
    releaseReload:
      "Dat de pagina opnieuw is geladen voor een nieuwere versie, zodat dat maar één keer gebeurt.",
    onPage: "Wat deze pagina toont, zodat de volgende dat vermijdt als deze vastloopt.",
    openedBooks: "Boeken die je in dit tabblad opende, zodat elk bezoek één keer wordt geteld.",
    wish: "Wat je met een boek wilde doen toen we je vroegen in te loggen.",
    override: "Een versie van een onderdeel die je in dit tabblad wilde bekijken, en via welke link.",
    frame: "De pagina rond al het andere.",
    files: "De bestanden van deze versie van de site.",
    shared: "Een bestand dat een andere app met deze deelde, tot je het hier ziet.",
    hung: "Wat er vastliep in de laatste twintig tabbladen waarin dat gebeurde.",
    personal:
      "Teksten en lijsten die je opende, alleen voor jou. Ze verdwijnen als je uitlogt of als iemand anders inlogt.",
  },
};
