import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Reintentar",
    title: "Artículo",
    back: "Volver",
    level: "Nivel",
    appearance: "Texto y tema",
    appearanceMark: "Aa",
    textSize: "Tamaño del texto",
    smaller: "Texto más pequeño",
    larger: "Texto más grande",
    spacing: "Interlineado",
    spacings: { close: "Estrecho", normal: "Normal", wide: "Amplio" },
    width: "Ancho",
    widths: { narrow: "Estrecho", normal: "Normal", wide: "Amplio" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanización",
      ru: "Transliteración",
      hi: "Transliteración",
    },
    statuses: "Colorear palabras según su estado",
    statusNames: {
      unsaved: "sin guardar",
      new: "nueva",
      learning: "aprendiendo",
      due: "por repasar",
      known: "conocida",
    },
    theme: "Tema",
    themes: { system: "Sistema", light: "Claro", dark: "Oscuro" },
    onItsWay: "Ya casi está. Si primero hay que escribirlo, puede tardar un minuto.",
    writing: "Se está escribiendo. Puede tardar un minuto.",
    finish: "Terminado",
    finished: "Has terminado este texto.",
    streak: "Tu racha: {days, plural, one {# día} other {# días}}.",
    wordsMet: "Has encontrado {words, plural, one {# de tus palabras} other {# de tus palabras}}.",
    savedHere: "Aquí has guardado {words, plural, one {# palabra} other {# palabras}}:",
    nextText: "Leer el siguiente",
    toFeed: "Volver a las noticias",
    gone: {
      title: "Este texto no está aquí",
      text: "Puede que se haya eliminado o que la dirección no sea correcta.",
    },
    levelNotChecked: "nivel sin comprobar",
    byModel: "escrito por un modelo de lenguaje",
    adapted: "adaptado",
    mayLack: "puede faltar: {facts}",
    finishFailed: "No se ha podido registrar. Inténtalo de nuevo.",
  },
  restKnown: {
    explained: "¿Las demás palabras te resultan fáciles?",
    mark: "Marcar las demás como conocidas",
    marked:
      "{words, plural, =0 {No quedaba ninguna palabra por marcar.} one {# palabra pasa a ser conocida. No se añade a Mis palabras.} other {# palabras pasan a ser conocidas. No se añaden a Mis palabras.}}",
    failed: "No se ha podido cambiar. Inténtalo de nuevo.",
  },
  serial: {
    chapter: "Capítulo {number, number} de {count, number}",
    before: "En capítulos anteriores",
    finished: "Has terminado este capítulo.",
    last: "Has terminado el último capítulo de {book}.",
    next: "Capítulo {number, number}:",
    toBook: "Volver al libro",
  },
  print: {
    button: "Imprimir",
    name: "Lagom",
    words: "Mis palabras",
    failed: "No se ha podido preparar el texto para imprimir. Inténtalo de nuevo.",
  },
  tutorial: {
    title: "Cómo consultar palabras",
    stepOf: "{step, number} de {all, number}",
    next: "Siguiente",
    previous: "Atrás",
    done: "Entendido",
    close: "Cerrar el tutorial",
    steps: {
      touch: {
        look: {
          title: "Toca cualquier palabra",
          text: "Aparece lo que significa en esa misma frase, y la palabra sigue a la vista.",
        },
        translate: {
          title: "Selecciona para traducir",
          text: "Mantén pulsada una palabra y arrastra sobre otras, o toca «anterior» y «siguiente» en la consulta, para ver el significado de una expresión o de una frase.",
        },
        keep: {
          title: "Guarda lo que quieras aprender",
          text: "«Guardar» marca la palabra en todos los textos que leas. Todas te esperan en Mis palabras.",
        },
      },
      keys: {
        look: {
          title: "Haz clic en cualquier palabra",
          text: "O ve hasta ella con las flechas y pulsa Enter: al lado aparece lo que significa en esa misma frase.",
        },
        translate: {
          title: "Selecciona para traducir",
          text: "Arrastra sobre varias palabras, o selecciónalas con Mayús y una flecha y pulsa Enter, para ver el significado de una expresión o de una frase.",
        },
        keep: {
          title: "Guarda lo que quieras aprender",
          text: "«Guardar», o la tecla S, marca la palabra en todos los textos que leas. Todas te esperan en Mis palabras.",
        },
      },
      both: {
        look: {
          title: "Toca cualquier palabra",
          text: "Tócala o haz clic en ella, o ve hasta allí con las flechas y pulsa Enter: al lado aparece lo que significa en esa misma frase.",
        },
        translate: {
          title: "Selecciona para traducir",
          text: "Selecciona varias palabras arrastrando, con Mayús, una flecha y Enter, o con «anterior» y «siguiente» en la consulta, para ver el significado de una expresión o de una frase.",
        },
        keep: {
          title: "Guarda lo que quieras aprender",
          text: "«Guardar», o la tecla S, marca la palabra en todos los textos que leas. Todas te esperan en Mis palabras.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} de cada 100 palabras de este texto son de tu nivel o más fáciles, o las has marcado como conocidas. No se cuentan nombres ni números.",
  howKnownAt:
    "Unas {percent, number} de cada 100 palabras de este texto son de nivel {level} o más fáciles, sin contar nombres ni números. Cuando marques palabras como conocidas, también contarán.",
};
