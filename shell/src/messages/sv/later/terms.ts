import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Villkor",
  lead: "De få regler som gäller här.",
  account: {
    title: "Ditt konto",
    text: "Ett konto är för en person. Välj ett lösenord som du inte använder någon annanstans. Du ansvarar för det som görs med ditt konto. Om du tror att någon annan använder det byter du lösenord. Då loggas alla andra enheter ut.",
  },
  may: {
    title: "Vad du får göra",
    text: "Läsa, slå upp och spara, för egen del, så mycket du vill. Texter från andra källor tillhör källorna; vid varje text finns en länk dit.",
  },
  mayNot: {
    title: "Vad du inte får göra",
    text: "Slå ut webbplatsen eller försöka göra det, läsa andras data, kopiera stora mängder text maskinellt eller publicera namn på listor som kränker eller trakasserar. Ett konto som används till sådant kan stängas.",
  },
  promised: {
    title: "Vad vi lovar, och inte lovar",
    text: "Texter och översättningar görs med omsorg, men de kan innehålla fel, och de är till för den som lär sig ett språk. Lita inte på dem när ett fel skulle göra skada. Webbplatsen kan ändras, göra uppehåll eller läggas ner.",
    more: "Hur dina data hanteras står under <privacy>Integritet</privacy>. Den som driver webbplatsen svarar via <contact>kontaktsidan</contact>.",
  },
};
