import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Regulamin",
  lead: "Kilka zasad korzystania z tego serwisu.",
  account: {
    title: "Twoje konto",
    text: "Jedno konto jest dla jednej osoby. Wybierz hasło, którego nie używasz nigdzie indziej. Odpowiadasz za to, co dzieje się na Twoim koncie; jeśli podejrzewasz, że korzysta z niego ktoś inny, zmień hasło, a wszystkie inne urządzenia zostaną wylogowane.",
  },
  may: {
    title: "Co wolno",
    text: "Czytać, sprawdzać słowa i je zapisywać, dla siebie i ile tylko chcesz. Teksty z innych źródeł należą do tych źródeł; każdy ma link do swojego.",
  },
  mayNot: {
    title: "Czego nie wolno",
    text: "Unieruchamiać serwisu ani próbować tego robić, czytać cudzych danych, masowo kopiować tekstów za pomocą programów ani publikować list o nazwach, które obrażają lub nękają. Konto osoby, która to robi, może zostać zamknięte.",
  },
  promised: {
    title: "Co obiecujemy, a czego nie",
    text: "Teksty i tłumaczenia przygotowujemy starannie, ale mogą zawierać błędy i służą do nauki języka. Nie polegaj na nich tam, gdzie błąd mógłby wyrządzić szkodę. Serwis może się zmienić albo zostać wstrzymany lub zamknięty.",
    more: "Jak traktujemy Twoje dane, opisuje strona „<privacy>Prywatność</privacy>”. Z osobami, które prowadzą serwis, skontaktujesz się przez <contact>stronę kontaktową</contact>.",
  },
};
