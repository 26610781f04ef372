import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/dialogs.ts";

export const messages: Translation<typeof english> = {
  banned: {
    title: "Dein Konto ist gesperrt",
    text: "Die Verwaltung hat dieses Konto gesperrt, deshalb wurdest du abgemeldet. Wenn du das für einen Irrtum hältst, schreib uns.",
    contact: "Kontakt aufnehmen",
  },
  auth: {
    signInTitle: "Schön, dass du wieder da bist",
    signUpTitle: "Jetzt loslesen",
    forgotTitle: "Passwort vergessen?",
    email: "E-Mail",
    passwordHint: "Mindestens 6 Zeichen",
    fullName: "Vor- und Nachname",
    signIn: "Anmelden",
    signUp: "Konto erstellen",
    google: "Weiter mit Google",
    facebook: "Weiter mit Facebook",
    or: "oder",
    forgot: "Passwort vergessen?",
    toSignUp: "Neu hier? Konto erstellen",
    toSignIn: "Schon ein Konto? Anmelden",
    sendLink: "Link schicken",
    forgotText:
      "Gib deine E-Mail-Adresse ein. Gibt es dazu ein Konto, bekommst du gleich einen Link für ein neues Passwort.",
    linkSent:
      "Wenn es zu {email} ein Konto gibt, ist ein Link unterwegs. Er funktioniert einmal und gilt eine Stunde.",
    confirmTitle: "Noch ein Schritt",
    confirm:
      "Wir haben eine E-Mail an {email} geschickt. Öffne den Link darin, dann kannst du hier weiterlesen.",
    done: "Fertig",
    agree:
      "Mit einem Konto akzeptierst du die <terms>Nutzungsbedingungen</terms> und die <privacy>Datenschutzhinweise</privacy>.",
  },
  authPages: {
    callbackTitle: "Du wirst angemeldet",
    callbackFailedTitle: "Nicht angemeldet",
    callbackFailed:
      "Mit diesem Link hat die Anmeldung nicht geklappt. Melde dich hier an oder fordere einen neuen Link an.",
    failures: {
      otp_expired: {
        title: "Dieser Link gilt nicht mehr",
        text: "Ein Link funktioniert nur einmal und nur eine Zeit lang. Hast du deine E-Mail-Adresse damit schon bestätigt, melde dich jetzt an. Wenn nicht, registriere dich noch einmal, und du bekommst eine neue E-Mail.",
      },
      pkce_code_verifier_not_found: {
        title: "In einem anderen Browser begonnen",
        text: "Diese Anmeldung wurde in einem anderen Browser begonnen und lässt sich nur dort abschließen. Kam der Link per E-Mail, ist deine Adresse jetzt bestätigt. Melde dich hier an, um weiterzumachen.",
      },
      flow_state_expired: {
        title: "Das hat zu lange gedauert",
        text: "Zu deiner Sicherheit dürfen zwischen dem ersten und dem letzten Schritt höchstens fünf Minuten liegen. Melde dich hier an, um weiterzumachen.",
      },
      flow_state_not_found: {
        title: "Schon abgeschlossen",
        text: "Diese Anmeldung ist schon abgeschlossen oder zu alt. Melde dich hier an, um weiterzumachen.",
      },
      access_denied: {
        title: "Anmeldung abgebrochen",
        text: "Es hat sich nichts geändert, und es wurde nichts weitergegeben. Wähle einen anderen Weg oder versuch es noch einmal.",
      },
    },
    halfChanged: {
      title: "Eine Adresse ist bestätigt",
      text: "Öffne jetzt den Link in der E-Mail an deine andere Adresse. Bis dahin gilt deine alte Adresse.",
    },
    goOn: "Weiter",
    resetTitle: "Passwort zurücksetzen",
    resetText: "Wähle das Passwort, mit dem du dich ab jetzt anmeldest.",
    resetOpen: "Neues Passwort wählen",
    resetNoToken:
      "Für diese Seite brauchst du den Link aus deiner E-Mail. Er funktioniert einmal und gilt eine Stunde.",
    resetElsewhere:
      "Dieser Link funktioniert nur in dem Browser, in dem du ihn angefordert hast, oder er wurde schon benutzt. Fordere hier einen neuen an.",
    askNewLink: "Neuen Link anfordern",
    recoveryTitle: "Passwort wiederherstellen",
    signIn: "Anmelden",
  },
  reset: {
    title: "Passwort zurücksetzen",
    subtitle: "Gib unten dein neues Passwort ein",
    newPassword: "Neues Passwort",
    confirmPassword: "Passwort bestätigen",
    cancel: "Abbrechen",
    update: "Passwort ändern",
    updating: "Wird geändert\u00a0…",
  },
  firstSteps: {
    title: "Genau dein Niveau",
    ownLanguage: "Deine Sprache",
    learn: "Die Sprache, in der du lesen möchtest",
    find: "Verschieb den Regler, bis du den Text flüssig lesen kannst",
    level: "Niveau",
    read: "Das lesen",
    failed: "Der Text ist gerade nicht verfügbar. Wähle das Niveau nach seiner Beschreibung.",
  },
  contact: {
    title: "Kontakt",
    lead: "Fragen, Ideen, ein Fehler in einem Text: Schreib denen, die diese Website betreiben.",
    name: "Name",
    email: "E-Mail",
    emailHint: "Nur, um dir zu antworten",
    subject: "Betreff",
    message: "Nachricht",
    send: "Nachricht senden",
    sent: "Danke! Deine Nachricht ist angekommen.",
    again: "Noch eine schreiben",
  },
  feedback: {
    title: "Feedback senden",
    subject: "Betreff",
    message: "Nachricht",
    context: "Wird mitgesendet: {path} · {language} · {level}",
    cancel: "Abbrechen",
    send: "Feedback senden",
    thanksTitle: "Danke!",
    thanks: "Deine Nachricht ist angekommen. Wir lesen jede einzelne.",
  },
  picker: {
    title: "Was möchtest du lesen?",
    language: "Sprache",
    level: "Niveau",
    groups: { european: "Europäisch", asian: "Asiatisch", other: "Andere" },
    noArticles: "noch keine Artikel",
    save: "Das lesen",
    levels: {
      A1: "Erste Wörter und ganz kurze Sätze",
      A2: "Kurze Sätze über Alltägliches",
      B1: "Klare Texte über vertraute Themen",
      B2: "Längere Texte mit ein paar schwierigeren Wörtern",
      C1: "Anspruchsvolle Texte mit allen Feinheiten",
      C2: "Alles, so wie es geschrieben wurde",
    },
  },
  override: {
    label: "Anderer Build in diesem Tab",
    shown: "Dieser Tab zeigt {area} {build}",
    previewed: "Dieser Tab zeigt {area} {build}, eine Vorschau, die nicht live ist",
    ended: "Die Vorschau von {area} {build} ist beendet. Ab der nächsten Seite siehst du, was live ist.",
    failed: "{area} {build} ist fehlgeschlagen: Du siehst das Live-Release",
    remove: "Entfernen",
    title: "Anderen Build anzeigen?",
    text: "Dieser Tab, und kein anderer, zeigt Release {build} von {area}, bis du es entfernst oder den Tab schließt. Mach nur weiter, wenn du das wirklich willst.",
    show: "Hier anzeigen",
    cancel: "Abbrechen",
    close: "Schließen",
    refused: {
      unknown: "Diesen Build gibt es nicht.",
      forbidden: "Nur Operatoren dürfen hier einen anderen Build anzeigen.",
      failed: "Der Build konnte nicht geladen werden. Bitte versuch es noch einmal.",
    },
  },
  preview: {
    title: "Vorschau anzeigen?",
    text: "Du siehst dann Release {release} von {area}, das nicht live ist. Es erscheint nur in diesem Tab, bis du es entfernst oder den Tab schließt.",
    howLong: "Die Vorschau funktioniert bis {until}.",
    show: "Anzeigen",
    notNow: "Nicht jetzt",
    close: "Schließen",
    already: "Du siehst Release {release} von {area} bereits.",
    ended:
      "Diese Vorschau ist beendet. Brauchst du sie noch, bitte dort um einen neuen Link, wo du diesen bekommen hast.",
    expired:
      "Diese Vorschau ist am {at} abgelaufen. Brauchst du sie noch, bitte dort um einen neuen Link, wo du diesen bekommen hast.",
    unknown: "Diese Vorschau gibt es nicht. Prüfe, ob der Link vollständig ist.",
    failed: "Die Vorschau kann gerade nicht angezeigt werden.",
  },
};
