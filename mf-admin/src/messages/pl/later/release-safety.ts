import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Próba powrotu",
    text: "Sprawdza wydanie, do którego wróciłby każdy komponent: jego pliki, nazwy i to, czy wczytuje się w przeglądarce obok tego, co aktywne. Dla czytelników nic się nie zmienia.",
    run: "Przeprowadź próbę",
    running: "Każde wydanie zapasowe wczytuje się w przeglądarce. Może to potrwać kilka minut.",
    failed: "Nie udało się teraz przeprowadzić próby. Spróbuj ponownie.",
    none: "Na razie nie ma do czego wracać.",
    results: "Wyniki próby",
    works: "{deployable} może wrócić do {release}.",
    broken: "{deployable} nie może wrócić do {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Włączony: przeczytane strony można czytać offline, a zawieszone są wykrywane.",
    off: "Wyłączony: niczego nie można czytać offline, a zawieszone strony nie są wykrywane.",
    switchOff: "Wyłącz…",
    switchOn: "Włącz…",
  },
};
