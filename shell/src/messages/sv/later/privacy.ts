import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Integritet",
  lead: "Vad som sparas om dig, var det sparas och hur det försvinner igen.",
  kept: {
    title: "Vad som sparas",
    account: {
      about: "Ditt konto",
      text: "E-postadress, namn och när du registrerade dig och loggade in; för varje inloggad enhet även webbläsarens och systemets namn och när den senast användes. Av lösenordet sparas bara en Argon2id-hash.",
    },
    preferences: {
      about: "Dina inställningar",
      text: "Språk, nivåer, kategorier, tema, textstorlek och tidszon.",
    },
    reminders: {
      about: "Dina påminnelser",
      text: "Bara om du ber om dem: när du vill ha dem, och adresserna där dina webbläsares pushtjänster kan nås.",
    },
    words: {
      about: "Dina ord",
      text: "Varje ord du sparar, dess översättning, meningen det kommer från och hur väl du kan det; ord som du har slagit ihop eller delat upp.",
    },
    ownTexts: {
      about: "Dina egna texter",
      text: "Texter och länkar som du klistrar in för att läsa dem här. Ingen annan kan öppna dem.",
    },
    reading: {
      about: "Det du läser",
      text: "Texter du har öppnat och läst ut, din plats i dem, ord du har slagit upp, lästid och summor av detta per dag för din statistik.",
    },
    books: {
      about: "Dina böcker",
      text: "Dina listor, gillade böcker och betyg. En lista som du gör offentlig kan ses av alla som har adressen till den.",
    },
    feedback: {
      about: "Det du skriver till oss",
      text: "Feedback och kontaktmeddelanden med namnet och adressen du anger, sidan du var på, ditt språk och din nivå.",
    },
    reports:
      "För att hindra missbruk räknar servern också under en kort tid anropen från varje nätverksadress. Om en del av webbplatsen inte fungerar i din webbläsare rapporteras vilken version det gällde och vad som gick fel. Medan du är inloggad rapporteras en gång per version hur snabba sidorna var. Rapporterna sparas i {days, plural, one {# dag} other {# dagar}}, med din nätverksadress och ditt konto bara som en oläslig kod.",
  },
  where: {
    title: "Var det sparas",
    text: "I databasen hos den som driver webbplatsen. Din session sparas i den här webbläsarens lokala lagring; vad mer som sparas där står under <cookies>Kakor</cookies>. Teckensnitt, skript och bilder kommer från webbplatsen själv.",
  },
  who: {
    title: "Vilka andra som ser det",
    text: "Webbplatsens administratörer ser konton, listor, betyg och meddelanden, och varje ändring de gör skrivs i en logg. Om en text skrivs om åt dig av en extern språkmodell skickas texten dit, men aldrig vem som bad om den. Detsamma gäller en mening som läses upp av en extern server. Om du låter en enhet påminna dig förmedlar webbläsarens pushtjänst (från Google, Apple, Mozilla eller Microsoft) notisen utan att kunna läsa den. Hur du använder Lagom mäts bara med ditt samtycke: mättjänsten får då din e-postadress, dina språk, din nivå och vad du gör här. Du kan när som helst ta tillbaka ditt samtycke under <cookies>Kakor</cookies>. Ingenting säljs, och det finns ingen reklam.",
  },
  gone: {
    title: "Hur det försvinner igen",
    text: "Allt sparas tills du tar bort det. Bara enskilda uppslagningar och läsningar tas bort efter en tid som bestäms av den som driver webbplatsen; deras summor per dag finns kvar. Ord och listor kan du ta bort när som helst. Under Inställningar kan du ladda ner allt som har sparats om dig och ta bort ditt konto med allt som hör till det, genast och för alltid. Då försvinner också det du har skrivit till oss. Om du inte kan logga in skriver du via <contact>kontaktsidan</contact> och anger kontots e-postadress.",
  },
};
