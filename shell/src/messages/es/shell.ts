import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/shell.ts";

export const messages: Translation<typeof english> = {
  error: {
    title: "Algo ha fallado",
    text: "No se ha podido mostrar esta página. Lo que has guardado está a salvo.",
    reload: "Volver a cargar la página",
    home: "Ir a la página de inicio",
    reference: "Si nos escribes por esto, incluye lo siguiente:",
  },
  needed: {
    text: "Inicia sesión o crea una cuenta para abrir esta página.",
    signIn: "Iniciar sesión",
  },
  ended: {
    text: "Tu sesión ha terminado. Inicia sesión y seguirás donde estabas.",
    signIn: "Iniciar sesión de nuevo",
  },
  frame: {
    skip: "Ir al contenido",
    main: "Principal",
    newsfeed: "Noticias",
    books: "Libros",
    words: "Mis palabras",
    about: "Acerca de Lagom",
    faq: "Preguntas frecuentes",
    contact: "Contacto",
    privacy: "Privacidad",
    terms: "Condiciones",
    cookies: "Cookies",
    signIn: "Iniciar sesión",
    startReading: "Empezar a leer",
    footer: "Sobre este sitio",
    language: "Idioma de Lagom",
    shortNews: "Noticias",
    shortWords: "Palabras",
    shortMe: "Yo",
  },
  network: {
    offline: "No tienes conexión. Puedes seguir leyendo lo que ya has abierto.",
    send: "Enviar ahora",
  },
  account: {
    menu: "Menú de la cuenta",
    shortMenu: "Yo, menú de la cuenta",
  },
  picker: {
    button: "{language} {level}, idioma y nivel",
  },
  landing: {
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
  },
  leave: {
    title: "¿Salir sin enviar?",
    text: "Lo que has escrito aquí aún no se ha guardado.",
    stay: "Quedarme aquí",
    leave: "Salir",
  },
  feedback: {
    button: "Comentarios",
  },
};
