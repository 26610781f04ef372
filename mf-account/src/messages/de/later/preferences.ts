import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/preferences.ts";

export const messages: Translation<typeof english> = {
  preferences: {
    title: "Einstellungen",
    target: "Ich lerne",
    source: "Meine Sprache",
    level: "Niveau in {language}",
    otherLevels: "Niveaus in anderen Sprachen",
    timeZone: "Zeitzone",
    timeZoneHint: "Für Serie und Statistik endet dein Tag um Mitternacht in dieser Zeitzone.",
    deviceZone: "Wie mein Gerät ({zone})",
    dailyReviews: "Wiederholen",
    wordsADay: "Höchstens {count, plural, one {# Wort} other {# Wörter}} am Tag",
    goal: "Tagesziel",
    goalHint: "Wie weit du bist, siehst du oben auf jeder Seite.",
    noGoal: "Keins",
    goals: {
      minutes_5: "5 Minuten lesen",
      minutes_10: "10 Minuten lesen",
      minutes_20: "20 Minuten lesen",
      one_text: "Einen Text beenden",
    },
    categories: "Kategorien",
    categoriesHint: "Artikel dieser Kategorien füllen deinen Newsfeed. Wähle mindestens eine.",
    theme: "Design",
    interface: "Sprache von Lagom",
    interfaceHint: "Menüs, Buttons und Meldungen in diesem Browser.",
    themes: { system: "Wie mein Gerät", light: "Hell", dark: "Dunkel" },
    textSize: "Schriftgröße der Texte",
    smaller: "Schrift verkleinern",
    larger: "Schrift vergrößern",
    cancel: "Abbrechen",
    save: "Speichern",
    saved: "Einstellungen gespeichert",
  },

  reminders: {
    title: "Erinnerungen",
    text: "Einmal am Tag kann Lagom dich ans Lesen und Wiederholen erinnern. An Tagen, an denen du beides schon getan hast, bleibt es still. Änderungen hier gelten sofort.",
    failed: "Deine Erinnerungen konnten nicht geladen werden.",
    changeFailed: "Deine Erinnerungen konnten nicht geändert werden. Bitte versuch es noch einmal.",
    hour: "Uhrzeit",
    zone: "In der Zeitzone {zone}",
    days: "An diesen Tagen",
    daysHint: "Wähle mindestens einen.",
    email: "Per E-Mail an {address}",
    notConfirmed: "Diese Adresse ist noch nicht bestätigt. Bis dahin bekommt sie keine Erinnerungen.",
    here: "Auf diesem Gerät",
    on: "Dieses Gerät zeigt eine Erinnerung.",
    off: "Eine Mitteilung, auch wenn Lagom geschlossen ist.",
    others:
      "{count, plural, =1 {Ein anderes Gerät zeigt sie auch.} other {# andere Geräte zeigen sie auch.}}",
    start: "Auf diesem Gerät erinnern",
    stop: "Auf diesem Gerät nicht mehr erinnern",
    unsupported: "Dieser Browser kann keine Mitteilungen anzeigen.",
    needsApp:
      "Auf iPhone und iPad kann nur die installierte App Mitteilungen anzeigen: Tippe auf „Teilen“, dann auf „Zum Home-Bildschirm“, und öffne Lagom von dort.",
    denied:
      "Mitteilungen sind für Lagom blockiert. Erlaube sie in den Einstellungen deines Browsers und öffne diese Seite dann noch einmal.",
    startFailed: "Die Erinnerungen konnten hier nicht eingeschaltet werden. Bitte versuch es noch einmal.",
    stopFailed: "Die Erinnerungen konnten hier nicht ausgeschaltet werden. Bitte versuch es noch einmal.",
  },

  myData: {
    title: "Meine Daten",
    text: "Alles, was wir über dich speichern, in einer Datei: dein Konto, deine Wörter, was du nachgeschlagen und gelesen hast, deine Listen und Nachrichten.",
    download: "Meine Daten herunterladen",
    downloadFailed: "Deine Daten konnten nicht heruntergeladen werden. Bitte versuch es noch einmal.",
    delete: "Mein Konto löschen",
    warning:
      "Das löscht dein Konto mit allen Wörtern, Listen und allem, was du gelesen hast: sofort und endgültig.",
    typeEmail: "Gib zur Bestätigung deine E-Mail-Adresse ein: {email}",
    otherEmail: "Das ist nicht die Adresse deines Kontos.",
    keep: "Mein Konto behalten",
    deleteAll: "Alles löschen",
    deleteFailed: "Dein Konto konnte nicht gelöscht werden. Bitte versuch es noch einmal.",
    lastOperator:
      "Außer dir gibt es auf dieser Website keinen Operator. Gib die Rolle zuerst jemand anderem.",
    deleted: "Dein Konto ist gelöscht",
  },
};
