import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Datenschutz",
  lead: "Was über dich gespeichert wird, wo, und wie es wieder verschwindet.",
  kept: {
    title: "Was gespeichert wird",
    account: {
      about: "Dein Konto",
      text: "E-Mail-Adresse, Name, Zeitpunkt der Registrierung und der Anmeldung; von jedem angemeldeten Gerät die Namen von Browser und System und die letzte Nutzung. Vom Passwort nur ein Argon2id-Hash.",
    },
    preferences: {
      about: "Deine Einstellungen",
      text: "Sprachen, Niveaus, Kategorien, Design, Schriftgröße und Zeitzone.",
    },
    reminders: {
      about: "Deine Erinnerungen",
      text: "Nur wenn du welche einrichtest: wann sie kommen und die Adressen, unter denen die Push-Dienste deiner Browser erreichbar sind.",
    },
    words: {
      about: "Deine Wörter",
      text: "Jedes Wort, das du speicherst, seine Übersetzung, der Satz, aus dem es stammt, und wie gut du es kennst; außerdem Wörter, die du verbunden oder getrennt hast.",
    },
    ownTexts: {
      about: "Deine eigenen Texte",
      text: "Texte und Links, die du einfügst, um sie hier zu lesen. Niemand sonst kann sie öffnen.",
    },
    reading: {
      about: "Was du liest",
      text: "Geöffnete und beendete Texte, deine Stelle darin, nachgeschlagene Wörter, Lesezeit und Tagessummen davon für deine Statistik.",
    },
    books: {
      about: "Deine Bücher",
      text: "Deine Listen, Lieblingsbücher und Bewertungen. Eine Liste, die du öffentlich machst, können alle sehen, die ihre Adresse haben.",
    },
    feedback: {
      about: "Was du uns schreibst",
      text: "Feedback und Nachrichten über die Kontaktseite, mit dem Namen und der Adresse, die du angibst, der Seite, auf der du warst, deiner Sprache und deinem Niveau.",
    },
    reports:
      "Um Missbrauch abzuwehren, zählt der Server außerdem für kurze Zeit die Anfragen jeder Netzwerkadresse. Fällt ein Teil dieser Website in deinem Browser aus, meldet sie, welche Version ausgefallen ist und wie; solange du angemeldet bist, meldet jede Version einmal, wie schnell ihre Seiten waren. Diese Meldungen werden {days, plural, one {# Tag} other {# Tage}} aufbewahrt, deine Netzwerkadresse und dein Konto darin nur in unkenntlich gemachter Form.",
  },
  where: {
    title: "Wo es gespeichert wird",
    text: "In der Datenbank der Person oder Organisation, die diese Website betreibt. Deine Sitzung liegt im lokalen Speicher dieses Browsers; was dort sonst noch gespeichert wird, steht unter <cookies>Cookies</cookies>. Schriften, Skripte und Bilder kommen von dieser Website selbst.",
  },
  who: {
    title: "Wer es sonst noch sieht",
    text: "Die Admins dieser Website sehen Konten, Listen, Bewertungen und Nachrichten, und jede Änderung, die sie vornehmen, wird protokolliert. Schreibt ein externes Sprachmodell einen Text für dich um, bekommt es diesen Text, aber nie, wer ihn angefordert hat; dasselbe gilt für einen Satz, den ein externer Server vorliest. Lässt du dich auf einem Gerät erinnern, leitet der Push-Dienst des Browsers (von Google, Apple, Mozilla oder Microsoft) die Mitteilung weiter, ohne sie lesen zu können. Eine Nutzungsanalyse gibt es nur mit deiner Einwilligung: Sie erhält dann deine E-Mail-Adresse, deine Sprachen und dein Niveau sowie das, was du hier tust. Du kannst die Einwilligung jederzeit unter <cookies>Cookies</cookies> widerrufen. Nichts wird verkauft, und es gibt keine Werbung.",
  },
  gone: {
    title: "Wie es wieder verschwindet",
    text: "Alles bleibt gespeichert, bis du es löschst. Nur einzelne Nachschläge und Lesevorgänge werden nach einer Frist gelöscht, die der Betreiber dieser Website festlegt; ihre Tagessummen bleiben. Wörter und Listen kannst du jederzeit löschen. Unter „Einstellungen“ kannst du alles herunterladen, was über dich gespeichert ist, und dein Konto mit allem darin löschen, sofort und endgültig. Was du uns geschrieben hast, wird mitgelöscht. Kannst du dich nicht anmelden, schreib uns über die <contact>Kontaktseite</contact> und gib dabei die E-Mail-Adresse deines Kontos an.",
  },
};
