import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Czy możemy mierzyć, jak korzystasz z Lagom?",
    text: "Dzięki temu wiemy, nad czym warto pracować: które strony są otwierane, które słowa sprawdzane, które teksty czytane do końca. Nie mierzymy tego, co piszesz, i nie służy to reklamom.",
    more: "Co dokładnie i jak to zmienić",
    recording: "Nagrywaj też, co robię na ekranie, ukrywając wszystkie teksty i wpisywane dane",
    refuse: "Nie, dziękuję",
    accept: "Tak, możecie",
    settings: "Twój wybór",
    analytics: "Mierz, jak korzystam z Lagom",
    notMeasured: "W tym serwisie nie ma analityki, więc niczego nie mierzymy.",
    kept: "Wybór zapisany.",
  },
  changes: {
    waiting:
      "{count, plural, one {# zmiana czeka} few {# zmiany czekają} many {# zmian czeka} other {# zmiany czeka}} na wysłanie.",
    sent: "{count, plural, one {Wysłano # zmianę} few {Wysłano # zmiany} many {Wysłano # zmian} other {Wysłano # zmiany}} o {time}.",
    refused: "Zmiana „{label}” nie została przyjęta: {reason}",
    refusedUnnamed: "Zmiana nie została przyjęta: {reason}",
    noReason: "serwer nie podał przyczyny",
    ok: "OK",
  },
  update: {
    ready: "Dostępna jest nowa wersja Lagom.",
    reload: "Odśwież",
  },
  keys: {
    title: "Skróty klawiszowe",
    everywhere: {
      title: "Na każdej stronie",
      next: "Następny link lub przycisk; z ⇧ poprzedni",
      follow: "Otwórz link, naciśnij przycisk",
      close: "Zamknij to, co otwarte",
      show: "Pokaż te skróty",
    },
  },
};
