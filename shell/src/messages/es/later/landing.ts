import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Lee el mundo justo a tu nivel",
  eyebrow: "Noticias y libros en 16 idiomas",
  heading: "Lee el\nmundo justo\na tu nivel.",
  lead: "Artículos y libros de verdad, reescritos al nivel que puedes disfrutar. Toca cualquier palabra para entenderla. Guárdala y se queda contigo.",
  start: "Empezar a leer, gratis",
  promise: "Sin anuncios. Tus palabras son tuyas.",
  languages: "Idiomas en los que puedes leer",
  passage: "Un texto para probar",
  level: "Nivel del texto",
  hint: "Cambia el nivel o toca una palabra.",
  points: {
    level: {
      title: "Tu nivel, no el de una lección",
      text: "Cada texto existe en varios niveles, desde frases cortas hasta el idioma completo. Sube cuando te resulte fácil: no perderás el punto por el que ibas.",
    },
    meaning: {
      title: "El significado, ahí mismo",
      text: "Con un toque ves lo que significa una palabra en esa misma frase. No pierdes de vista la palabra ni el punto por el que vas.",
    },
    words: {
      title: "Palabras que se quedan",
      text: "Guarda una palabra y la verás marcada en todos los textos que leas después. En Mis palabras te espera con la frase en la que la encontraste.",
    },
  },
};
