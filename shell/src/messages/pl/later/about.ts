import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "O Lagom",
  lead: "Lagom to po szwedzku „w sam raz”. Tutaj to tyle nowego języka, ile możesz z przyjemnością przeczytać dzisiaj, a jutro odrobinę więcej.",
  works: {
    title: "Jak to działa",
    levels:
      "Każdy tekst ma tu kilka wersji o różnej trudności, od A1 do C1 w skali europejskiej (CEFR). Wybierasz język i poziom, a gdy tekst okaże się za łatwy lub za trudny, zmieniasz poziom i zostajesz przy tym samym akapicie.",
    words:
      "Dotknij słowa, a zobaczysz, co znaczy w tym zdaniu, jego formę podstawową i tłumaczenie całego zdania. Zapisz je, a będzie wyróżnione wszędzie, gdzie znów się pojawi.",
  },
  texts: {
    title: "Skąd pochodzą teksty",
    text: "Artykuły i streszczenia książek z oznaczeniem „Lagom collection” powstały specjalnie dla tego serwisu, w każdym języku i na każdym poziomie. Opowiadają o sprawach ponadczasowych i nie udają dzisiejszych wiadomości. Każdy inny tekst ma podane źródło i link do niego. Gdy tekstu nie ma na wybranym poziomie, pokazujemy najbliższy i mówi o tym etykieta.",
  },
  meanings: {
    title: "Skąd pochodzą znaczenia",
    text: "Z leksykonu, który powstał razem z tekstami. Jeśli czegoś w nim nie ma, przy znaczeniu podajemy, z którego innego słownika pochodzi odpowiedź albo że żaden jej nie ma. Przypuszczenia nigdy nie podajemy jako faktu.",
  },
  more: "Więcej znajdziesz w <faq>częstych pytaniach</faq>. Możesz też <contact>do nas napisać</contact>.",
};
