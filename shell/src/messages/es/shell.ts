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
