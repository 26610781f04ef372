import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Token pozwala zarządzać wydaniami z wiersza poleceń bez udziału człowieka: token zespołu tylko w jego obszarze, token operatora – wszędzie.",
  failed: "Nie można teraz wczytać tokenów…",
  empty: {
    title: "Brak tokenów",
    text: "Tokenu wymaga każde polecenie dotyczące wydań, gdziekolwiek działa.",
  },
  caption: "Tokeny, od najnowszych",
  columns: { name: "Nazwa", scope: "Zakres", made: "Utworzono", used: "Ostatnio użyty", state: "Stan" },
  scopes: { operator: "Wszystko (operator)" },
  never: "Nigdy",
  valid: "Ważny",
  revoked: "Unieważniony",
  make: {
    open: "Utwórz token",
    title: "Utwórz token",
    name: "Nazwa",
    nameHint: "Pod tą nazwą token widać w dzienniku, na przykład team-books.",
    nameWrong: "Tylko litery, cyfry oraz znaki . @ _ -.",
    taken: "Jest już token o tej nazwie.",
    scope: "Zakres",
    confirm: "Utwórz",
    cancel: "Anuluj",
    failed: "Nie można teraz utworzyć tokenu. Spróbuj ponownie.",
    done: "Token {name}",
    secret: "Skopiuj go teraz: widać go tylko ten raz i nigdzie go nie przechowujemy.",
    close: "Mam skopiowany",
  },
  revoke: {
    open: "Unieważnij…",
    label: "Unieważnij {name}",
    title: "Unieważnić token {name}?",
    text: "Od następnego wywołania tokenem {name} nie będzie można zarządzać wydaniami ({scope}). Tego nie można cofnąć; w jego miejsce trzeba utworzyć nowy token.",
    confirm: "Unieważnij",
    cancel: "Anuluj",
    done: "Token {name} jest unieważniony.",
    failed: "Nie można go teraz unieważnić. Spróbuj ponownie.",
  },
};
