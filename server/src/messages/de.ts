import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Oder gib diesen Code ein: {code}",
    signup: {
      subject: "Bestätige deine E-Mail-Adresse",
      lead: "Willkommen bei Lagom! Bestätige diese E-Mail-Adresse, um deine Registrierung abzuschließen.",
      button: "Adresse bestätigen",
      ignore: "Du hast dich nicht registriert? Dann ignoriere diese E-Mail, und es wird kein Konto erstellt.",
    },
    invite: {
      subject: "Du bist zu Lagom eingeladen",
      lead: "Du bist eingeladen, mit Lagom zu lesen. Nimm die Einladung an, um dein Konto zu erstellen.",
      button: "Einladung annehmen",
      ignore: "Du möchtest kein Konto? Dann ignoriere diese E-Mail.",
    },
    recovery: {
      subject: "Wähle ein neues Passwort",
      lead: "Du hast ein neues Passwort angefordert. Der Link funktioniert einmal und gilt eine Stunde.",
      button: "Neues Passwort wählen",
      ignore: "Das warst nicht du? Dann ignoriere diese E-Mail, und dein Passwort bleibt, wie es ist.",
    },
    magiclink: {
      subject: "Dein Link zum Anmelden",
      lead: "Mit diesem Link meldest du dich bei Lagom an. Er funktioniert einmal und gilt eine Stunde.",
      button: "Anmelden",
      ignore: "Du hast ihn nicht angefordert? Dann ignoriere diese E-Mail.",
    },
    email_change_old: {
      subject: "Deine E-Mail-Adresse soll geändert werden",
      lead: "Du möchtest eine andere Adresse verwenden. Bestätige die Änderung hier und auch in der E-Mail an die neue Adresse.",
      button: "Änderung bestätigen",
      ignore:
        "Das warst nicht du? Dann ignoriere diese E-Mail, und deine Adresse bleibt, wie sie ist. Ändere aber dein Passwort.",
    },
    email_change_new: {
      subject: "Bestätige deine neue E-Mail-Adresse",
      lead: "Du möchtest diese Adresse verwenden. Bestätige sie hier und die Änderung auch in der E-Mail an die alte Adresse.",
      button: "Adresse bestätigen",
      ignore: "Das warst nicht du? Dann ignoriere diese E-Mail.",
    },
    reauthentication: {
      subject: "Dein Code",
      lead: "Gib diesen Code ein, um mit der Änderung an deinem Konto weiterzumachen.",
      button: "Lagom öffnen",
      ignore: "Du hast ihn nicht angefordert? Dann ändere dein Passwort.",
    },
    password_changed: {
      subject: "Dein Passwort wurde geändert",
      lead: "Das Passwort deines Lagom-Kontos wurde geändert, und alle anderen Geräte wurden abgemeldet.",
      button: "Neues Passwort wählen",
      ignore: "Das warst nicht du? Dann wähle sofort ein neues Passwort.",
    },
    email_changed: {
      subject: "Deine E-Mail-Adresse wurde geändert",
      lead: "Dein Lagom-Konto hat jetzt eine andere E-Mail-Adresse. Mit der alten, an die diese E-Mail geht, kannst du dich nicht mehr anmelden.",
      button: "Kontakt aufnehmen",
      ignore: "Das warst nicht du? Dann schreib uns sofort.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# Wort ist fällig} other {# Wörter sind fällig}}",
      lead: "Wiederhole heute kurz, und du behältst sie im Kopf.",
      action: "Jetzt wiederholen",
    },
    read: {
      title: "Zeit zum Lesen",
      lead: "Für heute genügt ein kurzer Text.",
      action: "Text aussuchen",
    },
    why: "Du bekommst diese E-Mail, weil du dich von Lagom erinnern lässt.",
    stop: "Diese E-Mails abbestellen",
  },
  unsubscribe: {
    ask: {
      title: "Keine Erinnerungen mehr per E-Mail?",
      text: "Du kannst sie in den Einstellungen wieder einschalten.",
      action: "Diese E-Mails abbestellen",
    },
    done: {
      title: "Du bekommst keine Erinnerungen mehr per E-Mail",
      text: "Du kannst sie in den Einstellungen wieder einschalten.",
      action: "Weiterlesen",
    },
    unknown: {
      title: "Dieser Link funktioniert nicht",
      text: "Öffne ihn noch einmal aus der E-Mail oder schalte die Erinnerungen in den Einstellungen aus.",
      action: "Lagom öffnen",
    },
  },
  pages: {
    none: {
      title: "Diese Seite gibt es nicht",
      text: "Vielleicht war sie früher einmal hier. <start>Zur Startseite</start>.",
    },
    failed: {
      title: "Da ist etwas schiefgegangen",
      text: "Diese Seite konnte nicht angezeigt werden. Was du gespeichert hast, ist sicher. <again>Versuch es noch einmal</again>, notfalls in einer Minute.",
      tell: "Wenn du uns deswegen schreibst, schick das mit: <code>{id}</code>",
    },
    starting: {
      title: "Lagom startet",
      text: "Das erste Release wird gerade gebaut. Diese Seite prüft von selbst, ob es fertig ist.",
    },
    needsScript: "Lagom braucht JavaScript, um diese Seite anzuzeigen.",
  },
  heads: {
    bookBy: "{title} von {authors}",
    book: "Lies eine Zusammenfassung von {book}, genau auf deinem Niveau, in einer von 16 Sprachen.",
    list: "Eine Bücherliste auf Lagom.",
    listOf: "Eine Bücherliste auf Lagom: {titles}\u00a0…",
  },
};
