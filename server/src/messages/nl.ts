import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Of vul deze code in: {code}",
    signup: {
      subject: "Bevestig je e-mailadres",
      lead: "Welkom bij Lagom! Bevestig dit e-mailadres om je aanmelding af te ronden.",
      button: "Adres bevestigen",
      ignore: "Heb je je niet aangemeld? Negeer deze mail, dan wordt er geen account aangemaakt.",
    },
    invite: {
      subject: "Je bent uitgenodigd voor Lagom",
      lead: "Je bent uitgenodigd om met Lagom te lezen. Accepteer de uitnodiging om je account aan te maken.",
      button: "Uitnodiging accepteren",
      ignore: "Wil je geen account? Negeer deze mail dan.",
    },
    recovery: {
      subject: "Kies een nieuw wachtwoord",
      lead: "Je hebt een nieuw wachtwoord aangevraagd. De link werkt één keer en blijft een uur geldig.",
      button: "Nieuw wachtwoord kiezen",
      ignore: "Was jij dit niet? Negeer deze mail, dan blijft je wachtwoord zoals het is.",
    },
    magiclink: {
      subject: "Je link om in te loggen",
      lead: "Met deze link log je in bij Lagom. Hij werkt één keer en blijft een uur geldig.",
      button: "Inloggen",
      ignore: "Heb je deze link niet aangevraagd? Negeer deze mail dan.",
    },
    email_change_old: {
      subject: "Je e-mailadres gaat veranderen",
      lead: "Je hebt gevraagd om een ander adres te gebruiken. Keur de wijziging hier goed, en ook in de mail naar het nieuwe adres.",
      button: "Wijziging goedkeuren",
      ignore: "Was jij dit niet? Negeer deze mail, dan houd je je adres. Wijzig wel je wachtwoord.",
    },
    email_change_new: {
      subject: "Bevestig je nieuwe e-mailadres",
      lead: "Je hebt gevraagd om dit adres te gebruiken. Bevestig het hier en keur de wijziging goed in de mail naar het oude adres.",
      button: "Adres bevestigen",
      ignore: "Was jij dit niet? Negeer deze mail dan.",
    },
    reauthentication: {
      subject: "Je code",
      lead: "Vul deze code in om verder te gaan met de wijziging van je account.",
      button: "Lagom openen",
      ignore: "Heb je geen code aangevraagd? Wijzig dan je wachtwoord.",
    },
    password_changed: {
      subject: "Je wachtwoord is gewijzigd",
      lead: "Het wachtwoord van je Lagom-account is gewijzigd en alle andere apparaten zijn uitgelogd.",
      button: "Nieuw wachtwoord kiezen",
      ignore: "Was jij dit niet? Kies dan meteen een nieuw wachtwoord.",
    },
    email_changed: {
      subject: "Je e-mailadres is gewijzigd",
      lead: "Je Lagom-account heeft nu een ander e-mailadres. Met het oude adres, waarop je deze mail krijgt, kun je niet meer inloggen.",
      button: "Contact opnemen",
      ignore: "Was jij dit niet? Neem dan meteen contact met ons op.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# woord is aan de beurt} other {# woorden zijn aan de beurt}}",
      lead: "Herhaal vandaag even, dan blijft het hangen.",
      action: "Nu herhalen",
    },
    read: {
      title: "Tijd om te lezen",
      lead: "Een korte tekst is genoeg voor vandaag.",
      action: "Tekst kiezen",
    },
    why: "Je krijgt deze mail omdat je herinneringen van Lagom hebt aangezet.",
    stop: "Deze mails stopzetten",
  },
  unsubscribe: {
    ask: {
      title: "Herinneringsmails stopzetten?",
      text: "Je kunt ze weer aanzetten bij Voorkeuren.",
      action: "Deze mails stopzetten",
    },
    done: {
      title: "Geen herinneringsmails meer",
      text: "Je kunt ze weer aanzetten bij Voorkeuren.",
      action: "Verder lezen",
    },
    unknown: {
      title: "Deze link werkt niet",
      text: "Open hem nog eens vanuit de mail, of zet herinneringen uit bij Voorkeuren.",
      action: "Lagom openen",
    },
  },
  pages: {
    none: {
      title: "Deze pagina bestaat niet",
      text: "Misschien was hij hier vroeger wel. <start>Ga naar de startpagina</start>.",
    },
    failed: {
      title: "Er ging iets mis",
      text: "Deze pagina kon niet worden getoond. Wat je hebt opgeslagen, is veilig. <again>Probeer het opnieuw</again>, zo nodig over een minuut.",
      tell: "Stuur dit mee als je ons hierover schrijft: <code>{id}</code>",
    },
    starting: {
      title: "Lagom start op",
      text: "De eerste release wordt gebouwd. Deze pagina wordt vanzelf opnieuw geladen.",
    },
    needsScript: "Lagom heeft JavaScript nodig om deze pagina te tonen.",
  },
  heads: {
    bookBy: "{title} van {authors}",
    book: "Lees een samenvatting van {book}, precies op jouw niveau, in een van de 16 talen.",
    list: "Een boekenlijst op Lagom.",
    listOf: "Een boekenlijst op Lagom: {titles}\u00a0…",
  },
};
