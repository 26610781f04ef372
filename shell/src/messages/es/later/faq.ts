import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Preguntas frecuentes",
  lead: "Respuestas breves a lo primero que se suele preguntar.",
  level: {
    question: "¿Cuál es mi nivel?",
    answer:
      "Aquel en el que sigues un texto sin detenerte en cada línea. Empieza por abajo: se aprende más leyendo mucho en un nivel fácil que peleando con uno difícil. Puedes cambiar de nivel en cualquier texto.",
  },
  scale: {
    question: "¿Qué significan A1, A2, B1 y C1?",
    answer:
      "Son niveles del Marco Común Europeo de Referencia. A1 son frases muy cortas con las primeras palabras; A2, frases cortas sobre la vida diaria; B1, textos claros sobre temas conocidos; C1, el idioma completo. Una etiqueta como «más difícil que B1» significa que el texto aún no existe en tu nivel.",
  },
  languages: {
    question: "¿Qué idiomas hay?",
    answer:
      "{count, plural, =16 {Dieciséis} other {{count, number}}}: {languages}. No todos los idiomas tienen la misma cantidad de textos.",
  },
  phrase: {
    question: "¿Cómo consulto más de una palabra?",
    answer: "Selecciona las palabras, o toca una y añade la siguiente con el botón de la consulta.",
  },
  marks: {
    question: "¿Qué significan las marcas de las palabras?",
    answer:
      "Las palabras con una línea de puntos son las que has guardado; las que tienen fondo de color, las que estás aprendiendo. Las que ya conoces no llevan marca.",
  },
  streak: {
    question: "¿Cuándo cuenta un día para mi racha?",
    answer:
      "Cuando terminas un artículo o lees {words, number} palabras, según tu zona horaria. Un día perdido por semana se recupera solo.",
  },
  cost: {
    question: "¿Cuesta algo?",
    answer: "No, y no hay anuncios.",
  },
  password: {
    question: "He olvidado mi contraseña.",
    answer: "Pide un enlace en la página <recovery>Recuperar contraseña</recovery>.",
  },
  mistake: {
    question: "Hay un error en un texto o en una traducción.",
    answer:
      "Cuéntanoslo con el botón de comentarios de la esquina. El mensaje ya indica en qué página estás, así que bastan dos palabras.",
  },
};
