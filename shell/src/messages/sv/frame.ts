import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Får vi mäta hur Lagom används?",
    text: "Då ser vi vilka texter och funktioner som är värda arbetet: sidor som öppnas, ord som slås upp, texter som läses ut. Aldrig det du skriver, aldrig för reklam.",
    more: "Exakt vad, och hur du ändrar dig",
    recording: "Spela också in hur sidan används på skärmen, med all text och inmatning dold",
    refuse: "Nej tack",
    accept: "Ja, mät gärna",
    settings: "Ditt val",
    analytics: "Mät hur jag använder Lagom",
    notMeasured: "Mätning är inte aktiverad på den här webbplatsen, så inget mäts.",
    kept: "Ditt val är sparat.",
  },
  changes: {
    waiting: "{count, plural, one {# ändring väntar} other {# ändringar väntar}} på att skickas.",
    sent: "{count, plural, one {# ändring} other {# ändringar}} skickades kl. {time}.",
    refused: "”{label}” godtogs inte: {reason}",
    refusedUnnamed: "En ändring godtogs inte: {reason}",
    noReason: "servern angav ingen orsak",
    ok: "OK",
  },
  update: {
    ready: "Det finns en ny version av Lagom.",
    reload: "Läs in igen",
  },
  keys: {
    title: "Kortkommandon",
    everywhere: {
      title: "På alla sidor",
      next: "Nästa länk eller knapp; med ⇧ den föregående",
      follow: "Öppna länken, tryck på knappen",
      close: "Stäng det som är öppet",
      show: "Visa kortkommandona",
    },
  },
};
