import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Nutzungsbedingungen",
  lead: "Die wenigen Regeln, die auf dieser Website gelten.",
  account: {
    title: "Dein Konto",
    text: "Ein Konto ist für eine Person. Wähle ein Passwort, das du sonst nirgends verwendest. Für das, was mit deinem Konto geschieht, bist du verantwortlich. Glaubst du, dass jemand anders es benutzt, dann ändere das Passwort: Damit werden alle anderen Geräte abgemeldet.",
  },
  may: {
    title: "Was du darfst",
    text: "Für dich selbst lesen, nachschlagen und speichern, so viel du möchtest. Texte aus anderen Quellen gehören diesen Quellen; bei jedem steht ein Link dorthin.",
  },
  mayNot: {
    title: "Was du nicht darfst",
    text: "Die Website lahmlegen oder es versuchen, Daten anderer lesen, Texte maschinell in großen Mengen kopieren oder Listennamen veröffentlichen, die andere beleidigen oder belästigen. Ein Konto, das so etwas tut, kann geschlossen werden.",
  },
  promised: {
    title: "Was wir zusagen und was nicht",
    text: "Texte und Übersetzungen entstehen mit Sorgfalt, können aber Fehler enthalten; sie sind zum Sprachenlernen gedacht. Verlass dich nicht auf sie, wo ein Fehler Schaden anrichten würde. Die Website kann sich ändern, pausieren oder eingestellt werden.",
    more: "Wie mit deinen Daten umgegangen wird, steht unter <privacy>Datenschutz</privacy>. Die Person oder Organisation, die diese Website betreibt, erreichst du über die <contact>Kontaktseite</contact>.",
  },
};
