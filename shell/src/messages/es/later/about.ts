import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Acerca de Lagom",
  lead: "En sueco, «lagom» quiere decir «en su justa medida». Aquí es lo que hoy puedes leer con gusto en un idioma nuevo, y mañana un poco más.",
  works: {
    title: "Cómo funciona",
    levels:
      "Cada texto existe en varias versiones de distinta dificultad, de A1 a C1 en la escala europea (MCER). Eliges un idioma y un nivel; si un texto te resulta demasiado fácil o demasiado difícil, cambias de nivel y sigues en el mismo párrafo.",
    words:
      "Toca una palabra y verás qué significa en esa frase, su forma base y la frase en tu idioma. Guárdala y aparecerá marcada cada vez que vuelvas a encontrarla.",
  },
  texts: {
    title: "De dónde vienen los textos",
    text: "Los artículos y los resúmenes de libros que llevan la marca «Lagom collection» se han escrito para este sitio, en cada idioma y en cada nivel. Tratan de temas duraderos y no pretenden ser noticias del día. Los textos de otra procedencia indican su fuente, con un enlace a ella. Si un texto no existe en el nivel que has pedido, se muestra el más cercano, y su etiqueta lo indica.",
  },
  meanings: {
    title: "De dónde vienen los significados",
    text: "De un léxico creado junto con los textos. Si no incluye la palabra, la consulta indica qué otro diccionario ha respondido, o que no lo ha hecho ninguno. Una suposición nunca se presenta como un hecho.",
  },
  more: "Encontrarás más en las <faq>preguntas frecuentes</faq>; también puedes <contact>escribirnos</contact>.",
};
