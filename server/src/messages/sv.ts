import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Eller ange den här koden: {code}",
    signup: {
      subject: "Bekräfta din e-postadress",
      lead: "Välkommen till Lagom! Bekräfta den här e-postadressen, så är registreringen klar.",
      button: "Bekräfta adressen",
      ignore: "Har du inte registrerat dig? Bortse från mejlet, så skapas inget konto.",
    },
    invite: {
      subject: "Du är inbjuden till Lagom",
      lead: "Du är inbjuden att läsa med Lagom. Tacka ja till inbjudan för att skapa ditt konto.",
      button: "Tacka ja till inbjudan",
      ignore: "Vill du inte ha något konto? Då kan du bortse från mejlet.",
    },
    recovery: {
      subject: "Välj ett nytt lösenord",
      lead: "Du har bett om ett nytt lösenord. Länken fungerar en gång och gäller i en timme.",
      button: "Välj ett nytt lösenord",
      ignore: "Var det inte du? Bortse från mejlet, så behåller du ditt lösenord som det är.",
    },
    magiclink: {
      subject: "Din inloggningslänk",
      lead: "Logga in på Lagom med den här länken. Den fungerar en gång och gäller i en timme.",
      button: "Logga in",
      ignore: "Var det inte du som bad om den? Då kan du bortse från mejlet.",
    },
    email_change_old: {
      subject: "Din e-postadress är på väg att ändras",
      lead: "Du har bett om att få använda en annan adress. Godkänn ändringen här och i mejlet till den nya adressen.",
      button: "Godkänn ändringen",
      ignore: "Var det inte du? Bortse från mejlet, så behåller du din adress, och byt sedan lösenord.",
    },
    email_change_new: {
      subject: "Bekräfta din nya e-postadress",
      lead: "Du har bett om att få använda den här adressen. Bekräfta adressen här och godkänn ändringen i mejlet till den gamla.",
      button: "Bekräfta adressen",
      ignore: "Var det inte du? Då kan du bortse från mejlet.",
    },
    reauthentication: {
      subject: "Din kod",
      lead: "Ange koden för att gå vidare med ändringen av ditt konto.",
      button: "Öppna Lagom",
      ignore: "Var det inte du som bad om den? Byt i så fall lösenord.",
    },
    password_changed: {
      subject: "Ditt lösenord har ändrats",
      lead: "Lösenordet till ditt Lagom-konto har ändrats, och alla andra enheter har loggats ut.",
      button: "Välj ett nytt lösenord",
      ignore: "Var det inte du? Välj genast ett nytt lösenord.",
    },
    email_changed: {
      subject: "Din e-postadress har ändrats",
      lead: "Ditt Lagom-konto har nu en annan e-postadress. Det går inte längre att logga in med den gamla, som det här mejlet går till.",
      button: "Skriv till oss",
      ignore: "Var det inte du? Skriv genast till oss.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# ord att repetera} other {# ord att repetera}}",
      lead: "En kort repetition i dag, så sitter det.",
      action: "Repetera nu",
    },
    read: {
      title: "Dags att läsa",
      lead: "En kort text räcker för i dag.",
      action: "Välj en text",
    },
    why: "Du får det här mejlet för att du har bett Lagom påminna dig.",
    stop: "Stäng av de här mejlen",
  },
  unsubscribe: {
    ask: {
      title: "Stänga av påminnelser med e-post?",
      text: "Du kan slå på dem igen under Inställningar.",
      action: "Stäng av de här mejlen",
    },
    done: {
      title: "Inga fler påminnelser med e-post",
      text: "Du kan slå på dem igen under Inställningar.",
      action: "Läs vidare",
    },
    unknown: {
      title: "Länken fungerar inte",
      text: "Öppna den en gång till från mejlet, eller stäng av påminnelserna under Inställningar.",
      action: "Öppna Lagom",
    },
  },
  pages: {
    none: {
      title: "Sidan finns inte",
      text: "Den kan ha funnits här tidigare. <start>Gå till startsidan</start>.",
    },
    failed: {
      title: "Något gick fel",
      text: "Sidan kunde inte visas. Det du har sparat är i säkert förvar. <again>Försök igen</again>, vid behov om en minut.",
      tell: "Skicka med det här om du skriver till oss om felet: <code>{id}</code>",
    },
    starting: {
      title: "Lagom startar",
      text: "Den första releasen byggs just nu. Sidan läses in igen av sig själv.",
    },
    needsScript: "Lagom behöver JavaScript för att visa den här sidan.",
  },
  heads: {
    bookBy: "{title} av {authors}",
    book: "Läs en sammanfattning av {book} på precis rätt nivå, på ett av 16 språk.",
    list: "En boklista på Lagom.",
    listOf: "En boklista på Lagom: {titles}\u00a0…",
  },
};
