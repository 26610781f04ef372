import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Leggi il mondo al livello giusto per te",
  eyebrow: "Notizie e libri in 16 lingue",
  heading: "Leggi il mondo\nal livello\ngiusto per te.",
  lead: "Articoli e libri veri, riscritti al livello che ti fa leggere con piacere. Tocca una parola per capirla. Salvala, e resta con te.",
  start: "Inizia a leggere, è gratis",
  promise: "Niente pubblicità. Le tue parole restano tue.",
  languages: "Le lingue in cui puoi leggere",
  passage: "Un testo da provare",
  level: "Livello del testo",
  hint: "Cambia livello o tocca una parola.",
  points: {
    level: {
      title: "Il tuo livello, non quello di una lezione",
      text: "Ogni testo esiste a più livelli, dalle frasi brevi alla lingua in tutta la sua ricchezza. Quando ti sembra facile, sali: nel testo resti allo stesso punto.",
    },
    meaning: {
      title: "Il significato, proprio lì",
      text: "Basta un tocco per vedere che cosa vuol dire una parola proprio in quella frase. La parola resta in vista, e tu non perdi il segno.",
    },
    words: {
      title: "Parole che restano",
      text: "Salva una parola e la ritroverai evidenziata in tutti i testi successivi. In Le mie parole ti aspetta con la frase in cui l’hai incontrata.",
    },
  },
};
