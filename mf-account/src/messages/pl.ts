import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  language: "Język",
  filters:
    "{set, plural, =0 {Filtry} one {Filtry (#)} few {Filtry (#)} many {Filtry (#)} other {Filtry (#)}}",
  allLanguages: "Wszystkie języki",
  noneHere: {
    title: "Na tej stronie nic nie ma",
    text: "Lista zrobiła się w międzyczasie krótsza.",
    action: "Pierwsza strona",
  },

  noneFound: {
    title: "Nic nie znaleziono",
    text: "Nie masz niczego, co pasuje do wyszukiwania.",
    action: "Pokaż wszystko",
  },
  level: "Poziom",
  allLevels: "Wszystkie poziomy",

  groups: { european: "Europejskie", asian: "Azjatyckie", other: "Inne" },
  categories: {
    world: "Świat",
    business: "Biznes",
    technology: "Technologie",
    sports: "Sport",
    entertainment: "Rozrywka",
    science: "Nauka",
    health: "Zdrowie",
  },

  saved: {
    title: "Moje słowa",
    intro: "Tutaj są słowa, które zapisujesz.",
    lead: "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}.",
    found:
      "{count, plural, one {Znaleziono # słowo} few {Znaleziono # słowa} many {Znaleziono # słów} other {Znaleziono # słowa}}.",
    foundMany: "Znalezione słowa: {count, number} lub więcej.",
    failed: "Nie można teraz wczytać Twoich słów…",
    search: "Szukaj",
    searchHint: "Słowo lub jego tłumaczenie",
    sort: "Kolejność",
    sorts: { newest: "Od najnowszych", oldest: "Od najstarszych", word: "Alfabetycznie" },
    allStatuses: "Wszystkie statusy",
    empty: {
      title: "Jeszcze nie ma słów",
      text: "Podczas czytania dotknij słowa i zapisz je. Będzie tu czekać razem ze zdaniem, z którego pochodzi.",
      action: "Poczytaj coś",
    },
    unsent: {
      title: "Czeka na wysłanie",
      text: "Na razie na tym urządzeniu; wyślemy, gdy wróci sieć.",
    },
    columns: {
      word: "Słowo",
      translation: "Tłumaczenie",
      status: "Status",
      met: "Źródło",
      saved: "Zapisano",
    },
    status: { new: "Nowe", learning: "W nauce", known: "Znane", ignored: "Pomijane" },
    statusOf: "Status słowa {word}",
    statusFailed: "Nie udało się zmienić statusu. Spróbuj ponownie.",
    statusChanged: {
      new: "{count, plural, one {# słowo ma} few {# słowa mają} many {# słów ma} other {# słowa ma}} teraz status „Nowe”",
      learning:
        "{count, plural, one {# słowo ma} few {# słowa mają} many {# słów ma} other {# słowa ma}} teraz status „W nauce”",
      known:
        "{count, plural, one {# słowo ma} few {# słowa mają} many {# słów ma} other {# słowa ma}} teraz status „Znane”",
      ignored:
        "{count, plural, one {# słowo ma} few {# słowa mają} many {# słów ma} other {# słowa ma}} teraz status „Pomijane”",
    },
    editTranslation: "Edytuj tłumaczenie słowa {word}",
    translationOf: "Tłumaczenie słowa {word}",
    keepTranslation: "Zapisz tłumaczenie",
    leaveTranslation: "Zostaw bez zmian",
    addNote: "Dodaj notatkę do słowa {word}",
    editNote: "Zmień notatkę do słowa {word}",
    noteOn: "Notatka do słowa {word}",
    saveNote: "Zapisz notatkę",
    noteFailed: "Nie udało się zapisać notatki do słowa „{word}”. Spróbuj ponownie.",
    translationChanged: "Zmieniono tłumaczenie słowa „{word}”",
    translationFailed: "Nie udało się zmienić tłumaczenia słowa „{word}”. Spróbuj ponownie.",
    selection: "Zaznaczone słowa",
    select: "Zaznacz {word}",
    selectAll: "Zaznacz wszystkie na tej stronie",
    selected: "Zaznaczone: {count, number}",
    setStatus: "Ustaw status",
    deleteSelected: "Usuń",
    clear: "Wyczyść",
    clearSelection: "Odznacz wszystko",
    delete: "Usuń {word}",
    undo: "Cofnij",
    deletingOne: {
      named: "{word}",
      deleted: "Usunięto „{word}”",
      failed: "Nie udało się usunąć „{word}”. Spróbuj ponownie.",
      undoFailed: "Nie udało się przywrócić „{word}”.",
    },
    deletingMany: {
      named: "{count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
      deleted: "Usunięto {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
      failed:
        "Nie udało się usunąć {count, plural, one {# słowa} few {# słów} many {# słów} other {# słowa}}. Spróbuj ponownie.",
      undoFailed:
        "Nie udało się przywrócić {count, plural, one {# słowa} few {# słów} many {# słów} other {# słowa}}.",
    },
  },

  files: {
    menu: "Eksport i import",
    exportCsv: "Eksportuj do CSV",
    exportAnki: "Eksportuj do Anki",
    exportFailed: "Nie udało się wyeksportować Twoich słów. Spróbuj ponownie.",
    import: "Importuj plik CSV",
    importTitle: "Import słów",
    importText:
      "Plik CSV z kolumnami word, translation, language i translation_language oraz, jeśli chcesz, status, base_form i sentence. Zanim cokolwiek zapiszemy, zobaczysz, co z niego powstanie.",
    file: "Plik",
    choose: "Wybierz plik",
    reading: "Odczytujemy plik",
    importFailed:
      "Nie udało się zaimportować całego pliku. Spróbuj ponownie; to, co już zapisane, zostaje bez zmian.",
    tooLarge: "Ten plik jest za duży na jeden import. Podziel go na mniejsze.",
    tooMany: "W tym pliku jest więcej słów niż dozwolone {most, number}. Podziel go na mniejsze.",
    another: "Wybierz inny plik",
    store: "Importuj {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
    storeSome:
      "Importuj {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}} i pomiń {left, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
    imported: "Zaimportowano {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}",
    preview: "Co powstanie z każdego wiersza",
    summary:
      "Nowe: {fresh, number}, zmienione: {changed, number}, bez zmian: {same, number}, nieczytelne: {bad, number}.",
    line: "Wiersz",
    outcome: "Wynik",
    outcomes: { new: "Nowe", changed: "Zmienione", same: "Bez zmian" },
    badTitle: "Wiersze, których nie da się odczytać",
    lineNumber: "Wiersz {line}:",
    more: "i jeszcze {count, plural, one {# wiersz} few {# wiersze} many {# wierszy} other {# wiersza}}",
    missingColumns: "w pierwszym wierszu brakuje kolumn {names}.",
    emptyCell: "{name}: pusta komórka.",
    tooLong: "{name}: więcej niż {most, number} znaków.",
    noLanguage: "„{given}” nie jest żadnym z 16 języków.",
    noStatus: "„{given}” nie jest statusem; możliwe są new, learning, known i ignored.",
    repeated: "to samo słowo co w wierszu {line}.",
    unclosed: "cudzysłów, który się tu zaczyna, nie kończy się w tej komórce.",
  },

  reviewKeys: {
    title: "Podczas powtórki",
    show: "Pokaż odpowiedź, potem oceń ją „Dobre” albo, gdy wpisane słowo jest błędne, „Jeszcze raz”",
    rate: "Oceń „Jeszcze raz”, „Trudne”, „Dobre” lub „Łatwe”",
    takeBack: "Cofnij ostatnią odpowiedź",
    listen: "Posłuchaj",
    know: "Znam to słowo",
  },
  review: {
    title: "Powtórka",
    lead: "Zaznacz, jak dobrze pamiętasz każde słowo. Wróci tuż przed tym, zanim je zapomnisz.",
    practiceTitle: "Ćwiczenie",
    practiceLead: "Nic tutaj nie zmienia terminu następnej powtórki.",
    failed: "Nie można teraz wczytać powtórki…",
    start: "Powtarzaj",
    startWith: "Powtórz {waiting, number}",
    startWithMany: "Powtórz 1000+",
    back: "Wszystkie moje słowa",
    below: "Twoje słowa, skoro już tu jesteś",
    cardLabel: "Powtórka",
    wordLabel: "Słowo",
    left: "{count, plural, =1 {Ostatnia fiszka} one {Została # fiszka} few {Zostały # fiszki} many {Zostało # fiszek} other {Zostało # fiszki}}",
    reveal: "Pokaż odpowiedź",
    baseForm: "Forma podstawowa:",
    howWell: "Jak dobrze pamiętasz to słowo?",
    ratings: { again: "Jeszcze raz", hard: "Trudne", good: "Dobre", easy: "Łatwe" },
    comesBackIn: "za {interval}",
    answered: "Odpowiedź: {rating}",
    answerFailed: "Nie udało się zapisać odpowiedzi. Spróbuj ponownie.",
    undo: "Cofnij",
    undone: "Odpowiedź cofnięta",
    know: "Znam to słowo",
    nowLeft: {
      known: "„{word}” jest teraz wśród znanych",
      ignored: "„{word}” jest teraz pomijane",
    },
    hard: {
      title: "Często zapominane",
      text: "Zobaczenie słowa w jego tekście albo własne tłumaczenie pomoże bardziej niż kolejne pytanie.",
      translation: "Tłumaczenie:",
      seeInText: "Zobacz w tekście",
      setAside: "Pomijaj",
    },
    keys: "Spacja – pokaż odpowiedź · 1–4 – oceń · L – posłuchaj · Z – cofnij · K – znam to słowo",
    typingKeys: "Enter – sprawdź słowo · 1–4 – oceń · L – posłuchaj · Z – cofnij · K – znam to słowo",
    kind: "O co pytają fiszki",
    kinds: {
      word: "Znaczenie słowa",
      gap: "Słowo w luce",
      listening: "To, co słyszysz",
      typing: "Słowo do wpisania",
    },
    gap: "luka",
    listenFirst: "Posłuchaj. Co to znaczy?",
    typing: {
      label: "Słowo w luce",
      check: "Sprawdź",
      right: "Dobrze",
      typed: "Twoja odpowiedź",
      missing: "brakuje „\u2068{letters}\u2069”",
      tooMuch: "„\u2068{letters}\u2069” jest zbędne",
      instead: "„\u2068{expected}\u2069” zamiast „\u2068{typed}\u2069”",
    },
    ends: {
      done: { title: "Wszystko powtórzone", text: "Teraz nie masz nic do powtórki." },
      due: { title: "Jest jeszcze coś do powtórki" },
      limit: { title: "Na dziś wystarczy", text: "Masz za sobą tyle słów, ile chcesz powtarzać dziennie." },
      none: {
        title: "Nie ma nic do powtórki",
        text: "Zapisuj słowa podczas czytania, a będziemy o nie tutaj pytać.",
      },
    },
    answeredSoFar:
      "{count, plural, one {# odpowiedź.} few {# odpowiedzi.} many {# odpowiedzi.} other {# odpowiedzi.}}",
    moreDue: "Do powtórki: {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}}.",
    nextDueIn: "Następne słowo za {interval}.",
    nextDue: "Następne słowo: {moment}.",
    more: "Powtarzaj dalej",
    practice: "Poćwicz",
    learnt: "Powtórzone słowa",
    practised: "Przećwiczone słowa",
    comesIn: "znów za {interval}",
    intervals: {
      minutes: "{count, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}}",
      hours: "{count, plural, one {# godzinę} few {# godziny} many {# godzin} other {# godziny}}",
      days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
      months: "{count, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}",
      years: "{count, plural, one {# rok} few {# lata} many {# lat} other {# roku}}",
    },
  },

  lookups: {
    title: "Sprawdzone słowa",
    lead: "Każde słowo sprawdzone podczas czytania, od najnowszych.",
    kept: "Przechowujemy je przez {months, plural, one {# miesiąc} few {# miesiące} many {# miesięcy} other {# miesiąca}}.",
    failed: "Nie można teraz wczytać sprawdzonych słów…",
    empty: {
      title: "Jeszcze nic nie ma",
      text: "Dotknij dowolnego słowa w artykule, aby zobaczyć, co znaczy. Każde trafi na tę listę.",
      action: "Poczytaj coś",
    },
    columns: { word: "Słowo", translation: "Tłumaczenie", met: "Źródło", when: "Kiedy" },
  },

  articles: {
    title: "Moje artykuły",
    lead: "Artykuły otwarte i przeczytane, od najnowszych.",
    failed: "Nie można teraz wczytać Twoich artykułów…",
    empty: {
      title: "Jeszcze nie ma artykułów",
      text: "Otwórz artykuł w aktualnościach, a od razu znajdziesz go tutaj.",
      action: "Przejdź do aktualności",
    },
    finished: "Przeczytane",
    opened: "Otwarte",
  },

  statistics: {
    title: "Statystyki",
    lead: "Ile czytasz, sprawdzasz i zapisujesz.",
    empty: {
      title: "Jeszcze nie ma danych",
      text: "Pojawią się od pierwszego przeczytanego artykułu.",
      action: "Poczytaj coś",
    },
    read: "Przeczytane słowa",
    lookedUp: "Sprawdzone",
    saved: "Zapisane",
    reviewed: "Powtórzone",
    finished: "Przeczytane artykuły",
    time: "Czas",
    day: "Dzień",
    level: "Poziom",
    weekOf: "Tydzień od",
    thisWeek: "Ten tydzień",
    byLanguage: "Według języka",
    yearTitle: "Ostatni rok",
    year: "{language}: słowa przeczytane każdego dnia ostatniego roku",
    yearPicture: "{title}. {caption}",
    yearCaption:
      "{words, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}} w ciągu {days, plural, one {# dnia} few {# dni} many {# dni} other {# dnia}}.",
    dayTitle:
      "{day}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}",
    dayTitleRepaired:
      "{day}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}, pominięte, passa ocalona",
    less: "Mniej",
    more: "Więcej",
    repaired: "Pominięte, passa ocalona",
    repairedDay: "{day}, pominięte, passa ocalona",
    weeksTitle:
      "Tydzień po tygodniu, {weeks, plural, one {ostatni # tydzień} few {ostatnie # tygodnie} many {ostatnie # tygodni} other {ostatnie # tygodnia}}",
    weeks:
      "{language}: tydzień po tygodniu, {weeks, plural, one {ostatni # tydzień} few {ostatnie # tygodnie} many {ostatnie # tygodni} other {ostatnie # tygodnia}}",
    weeksPicture: "{figure}: {caption}",
    weekBar: "{week}: {count, number}",
    mostInWeek: "Najwięcej: {count, number} w tygodniu od {week}",
    none: "Jeszcze nic",
    levelsTitle: "Poziomy w czasie",
    levels: "{language}: według poziomu",
    levelRow:
      "{level}: {count, plural, one {# przeczytane słowo} few {# przeczytane słowa} many {# przeczytanych słów} other {# przeczytanego słowa}}",
    levelWeeks: "{language}: słowa przeczytane na każdym poziomie, tydzień po tygodniu",
    levelsCaption:
      "Słowa przeczytane w każdym z {weeks, plural, one {ostatniego # tygodnia} few {ostatnich # tygodni} many {ostatnich # tygodni} other {ostatnich # tygodnia}}; najwyższy słupek to {most, number}. Na końcu słowa z całego czasu.",
    asTable: "Pokaż jako tabelę",
    week: {
      title: "Twój tydzień",
      failed: "Nie można teraz wczytać Twojego tygodnia…",
      read: {
        none: "Jeszcze ani minuty czytania.",
        afterNone:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, a w poprzednim tygodniu ani jednej.",
        asBefore:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}} czytania, o {more, plural, one {# minutę} few {# minuty} many {# minut} other {# minuty}} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze ani minuty czytania} one {# minuta czytania} few {# minuty czytania} many {# minut czytania} other {# minuty czytania}}; w całym poprzednim tygodniu: {before, plural, one {# minuta} few {# minuty} many {# minut} other {# minuty}}.",
      },
      finished: {
        none: "Jeszcze żadnego przeczytanego tekstu.",
        afterNone:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego przeczytanego tekstu} one {# przeczytany tekst} few {# przeczytane teksty} many {# przeczytanych tekstów} other {# przeczytanego tekstu}}; w całym poprzednim tygodniu: {before, number}.",
      },
      saved: {
        none: "Jeszcze żadnego zapisanego słowa.",
        afterNone:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego zapisanego słowa} one {# zapisane słowo} few {# zapisane słowa} many {# zapisanych słów} other {# zapisanego słowa}}; w całym poprzednim tygodniu: {before, number}.",
      },
      learnt: {
        none: "Jeszcze żadnego słowa oznaczonego jako znane.",
        afterNone:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, a w poprzednim tygodniu ani jednego.",
        asBefore:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, tyle co w całym poprzednim tygodniu.",
        ahead:
          "{count, plural, one {# słowo oznaczone} few {# słowa oznaczone} many {# słów oznaczonych} other {# słowa oznaczone}} jako znane, o {more, number} więcej niż w całym poprzednim tygodniu.",
        behind:
          "{count, plural, =0 {Jeszcze żadnego słowa oznaczonego jako znane} one {# słowo oznaczone jako znane} few {# słowa oznaczone jako znane} many {# słów oznaczonych jako znane} other {# słowa oznaczone jako znane}}; w całym poprzednim tygodniu: {before, number}.",
      },
    },
    duration: {
      minutes: "{minutes, number}\u00a0min",
      hours: "{hours, number}\u00a0godz.",
      both: "{hours, number}\u00a0godz.\u00a0{minutes, number}\u00a0min",
    },
  },

  streak: {
    title: "Passa",
    days: "{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    longest: "Najdłuższa: {count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}}",
    rule: "Dzień się liczy, gdy przeczytasz jeden artykuł albo 200 słów. Jeden pominięty dzień w tygodniu nie przerywa passy.",
    today: "Przeczytaj dziś jeden artykuł albo 200 słów.",
    states: {
      counted: "{day}: zaliczone",
      repaired: "{day}: pominięte, passa ocalona",
      missed: "{day}: pominięte",
      today: "{day}: dzisiaj, jeszcze niezaliczone",
    },
  },

  preferences: {
    title: "Ustawienia",
    target: "Uczę się",
    source: "Mój język",
    noArticles: "{language} (jeszcze bez artykułów)",
    level: "Poziom: {language}",
    otherLevels: "Poziomy w innych językach",
    timeZone: "Strefa czasowa",
    timeZoneHint: "Twój dzień kończy się o północy w tej strefie – tak liczymy passę i statystyki.",
    deviceZone: "Jak na urządzeniu ({zone})",
    dailyReviews: "Powtórka",
    wordsADay: "Najwyżej {count, plural, one {# słowo} few {# słowa} many {# słów} other {# słowa}} dziennie",
    goal: "Cel dzienny",
    goalHint: "Postęp widać na górze każdej strony.",
    noGoal: "Brak",
    goals: {
      minutes_5: "Czytaj 5 minut",
      minutes_10: "Czytaj 10 minut",
      minutes_20: "Czytaj 20 minut",
      one_text: "Przeczytaj jeden tekst",
    },
    categories: "Kategorie",
    categoriesHint: "Artykuły z tych kategorii trafiają do Twoich aktualności. Wybierz co najmniej jedną.",
    theme: "Motyw",
    interface: "Język interfejsu",
    interfaceHint: "Menu, przyciski i komunikaty w tej przeglądarce.",
    themes: { system: "Jak na urządzeniu", light: "Jasny", dark: "Ciemny" },
    textSize: "Rozmiar czytanego tekstu",
    smaller: "Mniejszy tekst",
    larger: "Większy tekst",
    cancel: "Anuluj",
    save: "Zapisz",
    saved: "Ustawienia zapisane",
  },

  reminders: {
    title: "Przypomnienia",
    text: "Raz dziennie Lagom może Ci przypomnieć o czytaniu i powtórce. Jeśli masz je już za sobą, nie będzie przeszkadzać. Zmiany działają od razu.",
    failed: "Nie udało się wczytać przypomnień.",
    changeFailed: "Nie udało się zmienić przypomnień. Spróbuj ponownie.",
    hour: "Godzina",
    zone: "Strefa czasowa: {zone}",
    days: "W te dni",
    daysHint: "Wybierz co najmniej jeden.",
    email: "E-mailem na {address}",
    notConfirmed:
      "Ten adres nie jest jeszcze potwierdzony. Do tego czasu przypomnienia na niego nie przychodzą.",
    here: "Na tym urządzeniu",
    on: "To urządzenie pokazuje przypomnienie.",
    off: "Powiadomienie, nawet gdy Lagom jest zamknięty.",
    others:
      "{count, plural, =1 {Pokazuje je także jedno inne urządzenie.} one {Pokazuje je także # inne urządzenie.} few {Pokazują je także # inne urządzenia.} many {Pokazuje je także # innych urządzeń.} other {Pokazuje je także # innego urządzenia.}}",
    start: "Przypominaj na tym urządzeniu",
    stop: "Wyłącz na tym urządzeniu",
    unsupported: "Ta przeglądarka nie może pokazywać powiadomień.",
    needsApp:
      "Na iPhonie i iPadzie powiadomienia może pokazywać tylko zainstalowana aplikacja: stuknij „Udostępnij”, potem „Do ekranu początkowego” i otwórz Lagom stamtąd.",
    denied:
      "Powiadomienia z Lagom są zablokowane. Zezwól na nie w ustawieniach przeglądarki, a potem otwórz tę stronę ponownie.",
    startFailed: "Nie udało się włączyć przypomnień. Spróbuj ponownie.",
    stopFailed: "Nie udało się wyłączyć przypomnień. Spróbuj ponownie.",
  },

  myData: {
    title: "Moje dane",
    text: "Wszystko, co o Tobie przechowujemy, w jednym pliku: konto, słowa, sprawdzone słowa, czytanie, listy i wiadomości.",
    download: "Pobierz moje dane",
    downloadFailed: "Nie udało się pobrać danych. Spróbuj ponownie.",
    delete: "Usuń moje konto",
    warning: "To usunie Twoje konto ze wszystkimi słowami, historią czytania i listami, od razu i na zawsze.",
    typeEmail: "Aby potwierdzić, wpisz swój e-mail: {email}",
    otherEmail: "To nie jest adres Twojego konta.",
    keep: "Zachowaj konto",
    deleteAll: "Usuń wszystko",
    deleteFailed: "Nie udało się usunąć konta. Spróbuj ponownie.",
    lastOperator: "Nie ma innych operatorów tego serwisu. Najpierw nadaj komuś tę rolę.",
    deleted: "Konto usunięte",
  },
};
