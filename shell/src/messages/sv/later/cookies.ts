import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Kakor",
  lead: "Utan ditt samtycke använder den här webbplatsen bara kakor för språket.",
  cookies: {
    title: "Vad som sparas i kakor",
    text: "De skickas till webbplatsen varje gång du öppnar en sida, så att den visas på ditt språk. De innehåller inget annat än en språkkod.",
  },
  local: {
    title: "Vad som sparas i din webbläsare i stället",
    text: "De här posterna finns i webbläsarens lokala lagring. Bara webbplatsens egna sidor kan läsa dem, och ingen av dem gör att någon annan kan identifiera dig.",
  },
  tab: {
    title: "Vad som sparas tills du stänger fliken",
    text: "De här posterna finns i webbläsarens sessionslagring, för en flik i taget.",
  },
  offline: {
    title: "Vad som sparas för att du ska kunna läsa offline",
    text: "Det här finns i webbläsarens cachelagring.",
  },
  reminders: {
    title: "Påminnelser",
    text: "Om du låter en enhet påminna dig sparar dess webbläsare en adress hos sin pushtjänst för den här webbplatsen. Den försvinner när du slutar med påminnelser under Inställningar eller loggar ut.",
  },
  analysis: {
    title: "Mätning av användningen",
    text: "Ingen utan ditt samtycke. Innan du har gett det läses ingen kod från någon mättjänst in, och inget sparas åt någon sådan. Mätning och inspelning väljer du var för sig, och ett nej sparas lika väl som ett ja.",
    entries:
      "Om du samtycker sparar PostHog ett id för den här webbläsaren och för ditt besök, samt ditt samtycke, i posterna och den enda kakan med namnet <code>{one}</code> eller <code>{other}</code>, i högst {days, plural, one {# dag} other {# dagar}}. I <code>{events}</code> finns det som inte har skickats än, och i <code>{session}</code> den inloggning som räknades senast. När du tar tillbaka ditt samtycke tas allt detta bort genast.",
  },
  away: {
    title: "Så tar du bort allt",
    text: "Logga ut och ta sedan bort webbplatsens data i webbläsarens inställningar. Ditt konto finns kvar på servern tills du tar bort det under Inställningar.",
  },
  purposes: {
    session: "Din session, så att du förblir inloggad. Försvinner när du loggar ut.",
    verifier:
      "En hemlighet som gör att bara den här webbläsaren kan slutföra en inloggning eller ett lösenordsbyte som du har påbörjat här. Försvinner när det är slutfört.",
    language:
      "Språket i menyer, knappar och meddelanden, om du har valt ett eller kom hit via en adress på det språket.",
    accountLanguage:
      "Ditt eget språk, enligt ditt konto. Det gäller när du inte har valt något annat. Försvinner när du loggar ut.",
    reader: "Vems texter och ord som sparas här, så att de försvinner när sessionen är slut.",
    preferencesMirror: "Språk, nivå och kategorier, så att första sidan kan visas direkt.",
    preferencesLocal: "Dina val som besökare, eller medan servern inte gick att nå.",
    theme: "Ljust, mörkt eller som systemet, så att sidan inte blinkar till.",
    consent: "Om du har samtyckt till mätning, så att vi bara frågar en gång.",
    returnTarget:
      "Var du var när du gick till din e-post eller en annan webbplats för att registrera dig eller logga in. Försvinner när du är tillbaka.",
    firstSteps: "Att du har de första stegen efter registreringen kvar.",
    readingLook: "Radavstånd, bredd och uttalshjälp för texterna du läser på den här enheten.",
    listening: "Rösten, hastigheten och pausen du har valt för uppläsning.",
    positions: "Var du är i dina texter, så att du hittar tillbaka dit, även offline.",
    outbox: "Det du har gjort som servern inte har än. Försvinner så snart det har skickats.",
    reviews: "Orden du senast hade att repetera, så att du kan repetera dem offline.",
    cards:
      "Hur korten frågar efter orden när du repeterar på den här enheten: visade, i en lucka, upplästa eller skrivna.",
    releaseBucket: "Ett slumptal från 0 till 99 som avgör om du får se en ny version tidigt.",
    releaseRevision:
      "Den senaste versionen av webbplatsen som du har sett, så att du aldrig går tillbaka av misstag.",
    releaseSession: "Ett slumptal, så att en version som inte fungerar i den här fliken räknas en gång.",
    releaseReports: "Vad av det som redan har rapporterats.",
    brokenReleases:
      "Delar av webbplatsen som inte fungerade i den här fliken, så att den behåller versionen som fungerar.",
    brokenShell: "Samma sak för ramen runt dem.",
    releaseReload: "Att sidan har lästs in igen för en nyare version, så att det bara händer en gång.",
    onPage: "Vad den här sidan visar, så att nästa undviker det om den här hänger sig.",
    openedBooks: "Böcker du har öppnat i den här fliken, så att varje besök räknas en gång.",
    wish: "Vad du ville göra med en bok när du ombads logga in.",
    override: "En version av en del som du har valt att titta på i den här fliken, och via vilken länk.",
    frame: "Sidan runt allt annat.",
    files: "Filerna i den här versionen av webbplatsen.",
    shared: "En fil som en annan app har delat hit, tills du har sett den.",
    hung: "Vad som hängde sig i de senaste tjugo flikarna där det hände.",
    personal:
      "Texter och listor som du har öppnat, bara för dig. Försvinner när du loggar ut eller någon annan loggar in.",
  },
};
