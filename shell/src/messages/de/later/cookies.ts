import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookies",
  lead: "Ohne deine Einwilligung setzt diese Website nur Cookies für die Sprache.",
  cookies: {
    title: "Was in Cookies gespeichert wird",
    text: "Sie werden bei jedem Seitenaufruf an diese Website gesendet, damit die Seite in deiner Sprache erscheint. Sie enthalten nichts als ein Sprachkürzel.",
  },
  local: {
    title: "Was stattdessen in deinem Browser gespeichert wird",
    text: "Diese Einträge liegen im lokalen Speicher deines Browsers. Nur Seiten dieser Website können sie lesen, und keiner davon verrät anderen, wer du bist.",
  },
  tab: {
    title: "Was gespeichert bleibt, bis du den Tab schließt",
    text: "Diese Einträge liegen im Sitzungsspeicher deines Browsers, jeweils nur für einen Tab.",
  },
  offline: {
    title: "Was gespeichert wird, damit du offline lesen kannst",
    text: "Diese Daten liegen im Cache-Speicher deines Browsers.",
  },
  reminders: {
    title: "Erinnerungen",
    text: "Lässt du dich auf einem Gerät erinnern, speichert sein Browser für diese Website eine Adresse bei seinem Push-Dienst. Sie verschwindet, wenn du das unter „Einstellungen“ beendest oder dich abmeldest.",
  },
  analysis: {
    title: "Nutzungsanalyse",
    text: "Keine ohne deine Einwilligung. Vorher wird kein Code eines Analysedienstes geladen und nichts dafür gespeichert. Messen und Aufzeichnen wählst du getrennt, und ein Nein wird genauso gespeichert wie ein Ja.",
    entries:
      "Wenn du einwilligst, speichert PostHog eine Kennung dieses Browsers und deines Besuchs sowie deine Einwilligung in den Einträgen und dem einen Cookie mit den Namen <code>{one}</code> oder <code>{other}</code>, höchstens {days, plural, one {# Tag} other {# Tage}} lang. <code>{events}</code> enthält, was noch nicht gesendet wurde, und <code>{session}</code> die zuletzt gezählte Anmeldung. Widerrufst du deine Einwilligung, wird all das sofort gelöscht.",
  },
  away: {
    title: "Alles entfernen",
    text: "Melde dich ab und lösche dann in den Einstellungen deines Browsers die Daten dieser Website. Dein Konto bleibt auf dem Server, bis du es unter „Einstellungen“ löschst.",
  },
  purposes: {
    session: "Deine Sitzung, damit du angemeldet bleibst. Verschwindet, wenn du dich abmeldest.",
    verifier:
      "Ein Geheimnis, mit dem nur dieser Browser eine Anmeldung oder Passwortänderung abschließen kann, die du hier begonnen hast. Verschwindet, sobald sie abgeschlossen ist.",
    language:
      "Die Sprache der Menüs, Buttons und Meldungen, falls du eine gewählt hast oder über eine Adresse in dieser Sprache gekommen bist.",
    accountLanguage:
      "Deine Sprache laut deinem Konto. Sie gilt, wenn du keine gewählt hast. Verschwindet, wenn du dich abmeldest.",
    reader:
      "Wessen Texte und Wörter hier gespeichert sind, damit sie verschwinden, wenn die Sitzung beendet ist.",
    preferencesMirror: "Sprache, Niveau und Kategorien, damit die erste Seite sofort laden kann.",
    preferencesLocal: "Was du ohne Anmeldung gewählt hast oder solange der Server nicht erreichbar war.",
    theme: "Hell, dunkel oder wie dein System, damit die Seite beim Laden nicht aufblitzt.",
    consent: "Ob du in die Nutzungsanalyse eingewilligt hast, damit wir nur einmal fragen.",
    returnTarget:
      "Wo du warst, als du zum Registrieren oder Anmelden zu deinen E-Mails oder auf eine andere Website gewechselt bist. Verschwindet, sobald du zurück bist.",
    firstSteps: "Dass du die ersten Schritte nach dem Registrieren noch vor dir hast.",
    readingLook: "Zeilenabstand, Breite und Lesehilfen der Texte, die du auf diesem Gerät liest.",
    listening: "Stimme, Tempo und Pause, die du fürs Vorlesen gewählt hast.",
    positions: "Wo du in deinen Texten bist, damit du die Stelle wiederfindest, auch offline.",
    outbox: "Was du getan hast und der Server noch nicht weiß. Verschwindet, sobald es gesendet ist.",
    reviews: "Die Wörter, die zuletzt zum Wiederholen anstanden, damit du sie offline wiederholen kannst.",
    cards:
      "Wie Wörter auf diesem Gerät beim Wiederholen abgefragt werden: gezeigt, als Lücke, vorgesprochen oder getippt.",
    releaseBucket:
      "Eine zufällig gezogene Zahl von 0 bis 99, die bestimmt, ob du eine neue Version früher siehst.",
    releaseRevision:
      "Die neueste Version der Website, die du gesehen hast, damit du nie versehentlich eine ältere bekommst.",
    releaseSession:
      "Eine zufällige Zahl, damit eine Version, die in diesem Tab ausfällt, nur einmal gezählt wird.",
    releaseReports: "Was davon schon gemeldet wurde.",
    brokenReleases:
      "Teile der Website, die in diesem Tab ausgefallen sind, damit er bei der Version bleibt, die funktioniert.",
    brokenShell: "Dasselbe für den Rahmen um diese Teile.",
    releaseReload:
      "Dass die Seite für eine neuere Version neu geladen wurde, damit das nur einmal geschieht.",
    onPage: "Was diese Seite zeigt, damit die nächste es meidet, falls diese hängen bleibt.",
    openedBooks: "Bücher, die du in diesem Tab geöffnet hast, damit jeder Besuch nur einmal zählt.",
    wish: "Was du mit einem Buch vorhattest, als du dich anmelden solltest.",
    override: "Eine Version eines Teils, die du in diesem Tab ansehen wolltest, und über welchen Link.",
    frame: "Die Seite um alles andere herum.",
    files: "Die Dateien dieser Version der Website.",
    shared: "Eine Datei, die eine andere App mit dieser geteilt hat, bis du sie hier siehst.",
    hung: "Was in den letzten zwanzig Tabs hängen blieb, in denen das vorkam.",
    personal:
      "Texte und Listen, die du geöffnet hast, nur für dich. Verschwinden, wenn du dich abmeldest oder jemand anders sich anmeldet.",
  },
};
