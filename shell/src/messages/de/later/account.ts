import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/account.ts";

export const messages: Translation<typeof english> = {
  title: "Konto",
  lead: "Dein Name, deine Anmeldung und die Geräte, auf denen du angemeldet bist.",
  refresh: "Aktualisieren",
  refreshed: "Alles auf dem neuesten Stand.",
  name: {
    title: "Name",
    label: "Vor- und Nachname",
    missing: "Bitte gib deinen Namen ein.",
    save: "Namen speichern",
    saved: "Dein Name ist gespeichert.",
  },
  email: {
    title: "E-Mail",
    label: "E-Mail",
    hint: "Du bestätigst die Änderung über beide Adressen, die alte und die neue.",
    save: "Adresse ändern",
    same: "Das ist schon deine Adresse.",
    sent: "Wir haben je eine E-Mail an {before} und an {after} geschickt. Öffne den Link in beiden; bis dahin meldest du dich mit {before} an. Hast du sie woanders geöffnet, wähle „Aktualisieren“.",
  },
  password: {
    title: "Passwort",
    current: "Aktuelles Passwort",
    next: "Neues Passwort",
    hint: "Mindestens 6 Zeichen",
    code: "Code aus der E-Mail",
    codeSent: "Wir haben einen Code an {email} geschickt. Er gilt eine Stunde.",
    byCode: "Ich habe keins oder weiß es nicht: Code schicken",
    sendAgain: "Neuen Code schicken",
    byPassword: "Stattdessen das aktuelle Passwort verwenden",
    save: "Passwort ändern",
    saved: "Dein Passwort ist geändert, und alle anderen Geräte sind abgemeldet.",
  },
  devices: {
    title: "Angemeldete Geräte",
    failed: "Deine Geräte konnten nicht geladen werden.",
    unknown:
      "Die Geräte lassen sich hier nicht auflisten. Du kannst dich trotzdem auf allen anderen zugleich abmelden.",
    name: "{browser} auf {system}",
    unnamed: "Unbekanntes Gerät",
    current: "Dieses Gerät",
    signedIn: "Angemeldet",
    lastUsed: "Zuletzt verwendet",
    signOut: "Abmelden",
    signOutOf: "{device} abmelden",
    signedOut: "{device} ist abgemeldet.",
    signOutFailed: "{device} konnte nicht abgemeldet werden. Bitte versuch es noch einmal.",
    others: "Überall sonst abmelden",
    othersDone: "Alle anderen Geräte sind abgemeldet.",
  },
  commandLine: {
    title: "Kommandozeile anmelden",
    code: "Code",
    codeHint: "Die acht Buchstaben, die „pnpm release login“ anzeigt",
    look: "Code prüfen",
    other: "Anderen Code eingeben",
    question: "{machine} möchte in deinem Namen Releases steuern.",
    address: "Netzwerkadresse",
    asked: "Angefragt",
    valid: "Angemeldet für",
    days: "{count, plural, one {# Tag} other {# Tage}}",
    warning:
      "Bestätige nur, wenn du den Befehl gerade selbst ausgeführt hast und er genau diesen Code anzeigt. Wer ihn ausgeführt hat, kann danach dieselben Releases steuern wie du.",
    confirm: "Bestätigen",
    refuse: "Ablehnen",
    confirmed: "{machine} ist angemeldet. Du kannst dort weitermachen.",
    refused: "{machine} wurde abgelehnt.",
    unknown:
      "Mit diesem Code wartet keine Kommandozeile: Er ist falsch, schon benutzt oder älter als zehn Minuten.",
    noTeam: "Du gehörst zu keinem Bereichsteam. Ein Operator kann dich hinzufügen.",
    failed: "Der Code konnte nicht geprüft werden.",
  },
  refusals: {
    email_exists: "Zu dieser Adresse gibt es schon ein Konto.",
    email_address_invalid: "Diese Adresse empfängt keine E-Mails.",
    email_not_confirmed: "Bestätige zuerst deine E-Mail-Adresse.",
    same_password: "Das ist dein aktuelles Passwort. Wähle ein anderes.",
    weak_password: "Dieses Passwort gehört zu den ersten, die andere ausprobieren würden. Wähle ein anderes.",
    current_password_invalid: "Das ist nicht dein aktuelles Passwort.",
    current_password_required: "Dafür brauchst du dein aktuelles Passwort.",
    reauthentication_needed:
      "Dafür brauchst du einen Code, den wir dir per E-Mail schicken. Fordere einen an.",
    reauthentication_not_valid:
      "Dieser Code ist falsch oder schon benutzt. Sieh in der neuesten E-Mail nach oder fordere einen neuen Code an.",
    over_email_send_rate_limit:
      "Gerade eben wurde schon eine E-Mail geschickt. Warte eine Minute und versuch es dann noch einmal.",
    over_request_rate_limit:
      "Das waren zu viele Versuche. Warte fünf Minuten und versuch es dann noch einmal.",
  },
};
