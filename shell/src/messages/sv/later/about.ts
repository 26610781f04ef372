import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Om Lagom",
  lead: "Lagom är varken för mycket eller för lite. Här är det så mycket av ett nytt språk som du kan läsa med glädje i dag, och lite till i morgon.",
  works: {
    title: "Så fungerar det",
    levels:
      "Alla texter finns i flera versioner, från lätta till svåra: från A1 till C1 på den europeiska skalan (GERS). Du väljer språk och nivå. Om en text är för lätt eller för tung byter du nivå och är kvar vid samma stycke.",
    words:
      "Tryck på ett ord så ser du vad det betyder i just den meningen, ordets grundform och meningen på ditt eget språk. Spara ordet, så är det markerat var du än möter det igen.",
  },
  texts: {
    title: "Var texterna kommer ifrån",
    text: "Artiklarna och boksammanfattningarna som är märkta ”Lagom collection” är skrivna för den här webbplatsen, på varje språk och varje nivå. De handlar om sådant som består och utger sig inte för att vara dagens nyheter. Vid en text som kommer någon annanstans ifrån står källan, med en länk dit. Om en text inte finns på den nivå du har valt visas den närmaste, och en etikett talar om det.",
  },
  meanings: {
    title: "Var betydelserna kommer ifrån",
    text: "Från ett lexikon som har gjorts tillsammans med texterna. När det inte har något svar står det i uppslagsrutan vilken annan ordbok som svarade, eller att ingen gjorde det. En gissning visas aldrig som ett faktum.",
  },
  more: "Läs mer bland <faq>vanliga frågor</faq>, eller <contact>skriv till oss</contact>.",
};
