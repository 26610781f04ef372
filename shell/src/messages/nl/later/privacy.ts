import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Privacy",
  lead: "Wat er van je wordt bewaard, waar, en hoe het weer verdwijnt.",
  kept: {
    title: "Wat er wordt bewaard",
    account: {
      about: "Je account",
      text: "E-mailadres, naam, en wanneer je je hebt aangemeld en ingelogd; van elk apparaat waarop je bent ingelogd de naam van de browser en het systeem, en wanneer het voor het laatst is gebruikt. Van het wachtwoord alleen een Argon2id-hash.",
    },
    preferences: {
      about: "Je voorkeuren",
      text: "Talen, niveaus, categorieën, thema, tekstgrootte en tijdzone.",
    },
    reminders: {
      about: "Je herinneringen",
      text: "Alleen als je erom vraagt: wanneer je ze wilt krijgen, en de adressen waarop de pushdiensten van je browsers te bereiken zijn.",
    },
    words: {
      about: "Je woorden",
      text: "Elk woord dat je opslaat, de vertaling, de zin waaruit het komt en hoe goed je het kent; woorden die je hebt samengevoegd of gesplitst.",
    },
    ownTexts: {
      about: "Je eigen teksten",
      text: "Teksten en links die je plakt om ze hier te lezen. Niemand anders kan ze openen.",
    },
    reading: {
      about: "Wat je leest",
      text: "Geopende en uitgelezen teksten, je plek daarin, opgezochte woorden, leestijd, en de dagtotalen daarvan voor je statistieken.",
    },
    books: {
      about: "Je boeken",
      text: "Je lijsten, favorieten en beoordelingen. Een lijst die je openbaar maakt, is te zien voor iedereen die het adres heeft.",
    },
    feedback: {
      about: "Wat je ons schrijft",
      text: "Feedback en contactberichten, met de naam en het adres die je opgeeft, de pagina waarop je was, je taal en je niveau.",
    },
    reports:
      "Om misbruik tegen te gaan, telt de server ook korte tijd de verzoeken per netwerkadres. Werkt een onderdeel van deze site niet in je browser, dan meldt de browser welke versie dat was en wat er misging. Ben je ingelogd, dan wordt per versie één keer gemeld hoe snel de pagina’s waren. Deze meldingen worden {days, plural, one {# dag} other {# dagen}} bewaard, met je netwerkadres en je account alleen als onleesbare code.",
  },
  where: {
    title: "Waar het wordt bewaard",
    text: "In de database van de aanbieder van deze site. Je sessie wordt bewaard in de lokale opslag van deze browser; wat daar verder wordt bewaard, staat onder <cookies>Cookies</cookies>. Lettertypen, scripts en afbeeldingen komen van deze site zelf.",
  },
  who: {
    title: "Wie het nog meer ziet",
    text: "De beheerders van deze site kunnen accounts, lijsten, beoordelingen en berichten zien. Elke wijziging die zij maken, komt in een logboek. Wordt een tekst voor jou herschreven door een extern taalmodel, dan wordt die tekst daarnaartoe gestuurd, maar nooit wie erom vroeg. Hetzelfde geldt voor een zin die een externe server voorleest. Laat je je door een apparaat herinneren, dan geeft de pushdienst van de browser (van Google, Apple, Mozilla of Microsoft) de melding door zonder die te kunnen lezen. Hoe je Lagom gebruikt, wordt alleen gemeten met jouw toestemming: de meetdienst krijgt dan je e-mailadres, je talen, je niveau en wat je hier doet. Je kunt je toestemming altijd intrekken onder <cookies>Cookies</cookies>. Er wordt niets verkocht en er is geen reclame.",
  },
  gone: {
    title: "Hoe het weer verdwijnt",
    text: "Alles wordt bewaard tot je het verwijdert. Alleen wat je per keer opzoekt en leest, wordt verwijderd na een termijn die de beheerder van deze site bepaalt; de dagtotalen blijven. Woorden en lijsten kun je op elk moment verwijderen. Onder Voorkeuren kun je alles downloaden wat van je wordt bewaard, en je account met alles erbij verwijderen, meteen en voorgoed. Ook wat je ons hebt geschreven, verdwijnt dan. Kun je niet inloggen, schrijf ons dan via de <contact>contactpagina</contact> en vul daar het e-mailadres van je account in.",
  },
};
