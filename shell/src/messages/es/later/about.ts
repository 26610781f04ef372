import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Acerca de Lagom",
  lead: "En sueco, lagom quiere decir la cantidad justa. Aquí es cuánto puedes leer hoy con gusto en un idioma nuevo, y un poco más mañana.",
  works: {
    title: "Cómo funciona",
    levels:
      "Cada texto existe en varias versiones de distinta dificultad, de A1 a C1 en la escala europea (MCER). Eliges un idioma y un nivel; si un texto te resulta demasiado fácil o demasiado pesado, cambias de nivel y sigues en el mismo párrafo.",
    words:
      "Toca una palabra y verás qué significa en esa frase, su forma base y la frase en tu idioma. Guárdala y aparecerá marcada cada vez que la encuentres.",
  },
  texts: {
    title: "De dónde vienen los textos",
    text: "Los artículos y los resúmenes de libros que llevan la marca «Lagom collection» se han escrito para este sitio, en cada idioma y en cada nivel. Tratan de temas duraderos y no pretenden ser noticias del día. Los textos de otra procedencia llevan su fuente y un enlace a ella. Si un texto no existe en el nivel que has pedido, se muestra el más cercano, y su etiqueta lo indica.",
  },
  meanings: {
    title: "De dónde vienen los significados",
    text: "De un léxico creado junto con los textos. Si no tiene la entrada, la consulta indica qué otro diccionario ha respondido, o que no lo ha hecho ninguno. Una suposición nunca se presenta como un hecho.",
  },
  more: "Encontrarás más en las <faq>preguntas frecuentes</faq>; también puedes <contact>escribirnos</contact>.",
};
