import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Pliki cookie",
  lead: "Bez Twojej zgody ten serwis nie zapisuje plików cookie poza językowymi.",
  cookies: {
    title: "Co jest w plikach cookie",
    text: "Są wysyłane do tego serwisu przy otwieraniu każdej strony, żeby wyświetlała się w Twoim języku. Zawierają tylko kod języka.",
  },
  local: {
    title: "Co zamiast tego jest w Twojej przeglądarce",
    text: "Te wpisy są w pamięci lokalnej Twojej przeglądarki. Odczytać je mogą tylko strony tego serwisu i żaden z nich nie zdradza nikomu innemu, kim jesteś.",
  },
  tab: {
    title: "Co zostaje do zamknięcia karty",
    text: "Te wpisy są w pamięci sesji Twojej przeglądarki, osobne dla każdej karty.",
  },
  offline: {
    title: "Co pozwala czytać offline",
    text: "Te dane są w pamięci podręcznej Twojej przeglądarki.",
  },
  reminders: {
    title: "Przypomnienia",
    text: "Jeśli pozwolisz urządzeniu na przypomnienia, jego przeglądarka przechowuje dla tego serwisu adres w swojej usłudze push. Znika on, gdy wyłączysz przypomnienia w Ustawieniach albo się wylogujesz.",
  },
  analysis: {
    title: "Analiza korzystania",
    text: "Bez Twojej zgody nie ma żadnej. Dopóki się nie zgodzisz, nie wczytujemy kodu usługi analitycznej i niczego dla niej nie zapisujemy. Na mierzenie i na nagrywanie zgadzasz się osobno, a odmowę zapamiętujemy tak samo jak zgodę.",
    entries:
      "Jeśli się zgodzisz, PostHog przechowuje identyfikator tej przeglądarki i Twojej wizyty oraz Twoją zgodę we wpisach i jedynym pliku cookie o nazwach <code>{one}</code> lub <code>{other}</code>, najdłużej {days, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}. W <code>{events}</code> jest to, co nie zostało jeszcze wysłane, a w <code>{session}</code> ostatnie policzone logowanie. Gdy wycofasz zgodę, wszystko to od razu usuwamy.",
  },
  away: {
    title: "Jak usunąć wszystko",
    text: "Wyloguj się, a potem usuń dane tego serwisu w ustawieniach przeglądarki. Konto zostaje na serwerze, dopóki nie usuniesz go w Ustawieniach.",
  },
  purposes: {
    session: "Twoja sesja, żeby nie trzeba było logować się od nowa. Znika po wylogowaniu.",
    verifier:
      "Tajny klucz, dzięki któremu tylko ta przeglądarka może dokończyć rozpoczęte tu logowanie lub zmianę hasła. Znika po zakończeniu.",
    language:
      "Język menu, przycisków i komunikatów, jeśli został wybrany albo wskazał go adres, pod którym otwarto stronę.",
    accountLanguage:
      "Twój język zapisany na koncie. Obowiązuje, gdy żaden inny nie został wybrany. Znika po wylogowaniu.",
    reader: "Czyje teksty i słowa są tu przechowywane, żeby zniknęły po zakończeniu sesji.",
    preferencesMirror: "Język, poziom i kategorie, żeby pierwsza strona wczytała się od razu.",
    preferencesLocal: "Twoje wybory bez zalogowania albo z czasu, gdy serwer nie odpowiadał.",
    theme: "Jasny motyw, ciemny lub taki jak w systemie, żeby strona nie mignęła.",
    consent: "Czy zgadzasz się na analizę korzystania, żebyśmy pytali tylko raz.",
    returnTarget:
      "Miejsce, z którego przechodzisz do poczty albo na inną stronę, żeby się zarejestrować lub zalogować. Znika po powrocie.",
    firstSteps: "To, że pierwsze kroki po rejestracji są jeszcze przed Tobą.",
    readingLook: "Odstępy, szerokość i zapis wymowy w tekstach czytanych na tym urządzeniu.",
    listening: "Głos, szybkość i przerwa wybrane do czytania na głos.",
    positions: "Twoje miejsce w tekstach, żeby można było do niego wrócić, także offline.",
    outbox: "Twoje działania, które nie dotarły jeszcze na serwer. Znikają zaraz po wysłaniu.",
    reviews: "Słowa, które ostatnio były do powtórki, żeby można je było powtarzać offline.",
    cards:
      "Jak pytamy o słowa na tym urządzeniu: pokazane, pominięte w zdaniu, wypowiedziane czy do wpisania.",
    releaseBucket: "Losowa liczba od 0 do 99: od niej zależy, czy nową wersję zobaczysz wcześniej.",
    releaseRevision: "Najnowsza widziana tu wersja serwisu, żeby nie wrócić przypadkiem do starszej.",
    releaseSession: "Losowa liczba, żeby wersja, która zawiedzie w tej karcie, liczyła się raz.",
    releaseReports: "Co z tego zostało już zgłoszone.",
    brokenReleases: "Części serwisu, które zawiodły w tej karcie, żeby pozostała w niej działająca wersja.",
    brokenShell: "To samo dla ramy wokół nich.",
    releaseReload: "To, że strona wczytała się ponownie dla nowszej wersji, żeby stało się to tylko raz.",
    onPage: "Co pokazuje ta strona: jeśli się zawiesi, następna to pominie.",
    openedBooks: "Książki otwarte w tej karcie, żeby każda wizyta liczyła się raz.",
    wish: "Co chcesz zrobić z książką, gdy pojawia się prośba o zalogowanie.",
    override: "Wersja części serwisu wybrana do obejrzenia w tej karcie oraz link, który do niej prowadzi.",
    frame: "Strona, w której otwiera się wszystko inne.",
    files: "Pliki tej wersji serwisu.",
    shared: "Plik udostępniony przez inną aplikację, dopóki nie zobaczysz go tutaj.",
    hung: "Co się zawiesiło w ostatnich dwudziestu kartach, w których do tego doszło.",
    personal:
      "Teksty i listy, które otwierasz, tylko dla Ciebie. Znikają, gdy się wylogujesz albo zaloguje się ktoś inny.",
  },
};
