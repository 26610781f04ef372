import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Voorwaarden",
  lead: "De paar regels die op deze site gelden.",
  account: {
    title: "Je account",
    text: "Een account is voor één persoon. Kies een wachtwoord dat je nergens anders gebruikt. Je bent zelf verantwoordelijk voor wat er met je account gebeurt. Denk je dat iemand anders het gebruikt, wijzig dan het wachtwoord: alle andere apparaten worden dan uitgelogd.",
  },
  may: {
    title: "Wat je mag",
    text: "Lezen, opzoeken en opslaan, voor jezelf, zoveel je wilt. Teksten uit andere bronnen zijn eigendom van die bronnen; bij elke tekst staat een link ernaartoe.",
  },
  mayNot: {
    title: "Wat je niet mag",
    text: "De site platleggen of dat proberen, gegevens van anderen lezen, teksten op grote schaal geautomatiseerd kopiëren, of namen van lijsten publiceren die beledigen of intimideren. Een account waarmee dat gebeurt, kan worden gesloten.",
  },
  promised: {
    title: "Wat we beloven, en wat niet",
    text: "Teksten en vertalingen worden met zorg gemaakt, maar er kunnen fouten in zitten, en ze zijn bedoeld om een taal te leren. Vertrouw er niet op als een fout schade kan aanrichten. De site kan veranderen, tijdelijk stilliggen of stoppen.",
    more: "Hoe met je gegevens wordt omgegaan, lees je onder <privacy>Privacy</privacy>. De aanbieder van deze site is te bereiken via de <contact>contactpagina</contact>.",
  },
};
