import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookies",
  lead: "Sin tu consentimiento, este sitio no instala más cookies que las del idioma.",
  cookies: {
    title: "Qué se guarda en cookies",
    text: "Se envían a este sitio con cada página que abres, para que aparezca en tu idioma. Solo contienen el código de un idioma.",
  },
  local: {
    title: "Qué se guarda, en cambio, en tu navegador",
    text: "Estas entradas están en el almacenamiento local de tu navegador. Solo pueden leerlas las páginas de este sitio, y ninguna te identifica ante nadie más.",
  },
  tab: {
    title: "Qué se guarda hasta que cierres la pestaña",
    text: "Estas entradas están en el almacenamiento de sesión de tu navegador, y cada una es de una sola pestaña.",
  },
  offline: {
    title: "Qué se guarda para que puedas leer sin conexión",
    text: "Esto se guarda en la caché de tu navegador.",
  },
  reminders: {
    title: "Recordatorios",
    text: "Si permites que un dispositivo te envíe recordatorios, su navegador guarda para este sitio una dirección en su servicio push. Se elimina cuando los desactivas en Preferencias o cierras la sesión.",
  },
  analysis: {
    title: "Análisis de uso",
    text: "No hay ninguno sin tu consentimiento. Antes de darlo, no se carga el código de ningún servicio de análisis ni se guarda nada para él. Medir y grabar son elecciones distintas, y un no se guarda igual que un sí.",
    entries:
      "Si aceptas, PostHog guarda un identificador de este navegador y de tu visita, y tu consentimiento, en las entradas y en la única cookie que se llaman <code>{one}</code> o <code>{other}</code>, durante {days, plural, one {# día} other {# días}} como máximo. <code>{events}</code> contiene lo que aún no se ha enviado y <code>{session}</code>, el último inicio de sesión contado. Si retiras tu consentimiento, todo ello se elimina al momento.",
  },
  away: {
    title: "Borrarlo todo",
    text: "Cierra la sesión y elimina los datos de este sitio en los ajustes de tu navegador. Tu cuenta permanece en el servidor hasta que la elimines en Preferencias.",
  },
  purposes: {
    session: "Tu sesión, para que siga iniciada. Se borra cuando la cierras.",
    verifier:
      "Un secreto con el que solo este navegador puede terminar un inicio de sesión o un cambio de contraseña que hayas empezado aquí. Se borra al terminar.",
    language:
      "El idioma de los menús, botones y mensajes, si has elegido uno o has llegado por una dirección en ese idioma.",
    accountLanguage:
      "Tu idioma, según tu cuenta. Se usa si no has elegido ninguno. Se borra cuando cierras la sesión.",
    reader:
      "De quién son los textos y las palabras guardados aquí, para borrarlos cuando esa sesión haya terminado.",
    preferencesMirror: "Idioma, nivel y categorías, para que la primera página se cargue enseguida.",
    preferencesLocal: "Lo que elegiste como visitante o mientras no había conexión con el servidor.",
    theme: "Claro, oscuro o según tu sistema, para que la página no parpadee.",
    consent: "Si has aceptado el análisis de uso, para preguntártelo una sola vez.",
    returnTarget:
      "Dónde estabas cuando fuiste a tu correo o a otro sitio para registrarte o iniciar sesión. Se borra cuando vuelves.",
    firstSteps: "Si aún te quedan pasos por dar tras el registro.",
    readingLook: "Interlineado, ancho y ayudas de pronunciación de los textos que lees en este dispositivo.",
    listening: "La voz, la velocidad y la pausa que elegiste para la lectura en voz alta.",
    positions:
      "El punto por el que vas en tus textos, para que lo encuentres de nuevo, también sin conexión.",
    outbox: "Lo que has hecho y el servidor aún no tiene. Se borra en cuanto se envía.",
    reviews: "Las últimas palabras que te tocaba repasar, para que puedas repasarlas sin conexión.",
    cards:
      "Cómo se preguntan las palabras del repaso en este dispositivo: a la vista, con hueco, de oído o por escrito.",
    releaseBucket: "Un número del 0 al 99, elegido al azar: decide si ves antes una versión nueva.",
    releaseRevision:
      "La versión más reciente del sitio que has visto, para que nunca vuelvas atrás sin querer.",
    releaseSession:
      "Un número aleatorio, para que una versión que falla en esta pestaña se cuente una sola vez.",
    releaseReports: "Qué se ha comunicado ya de eso.",
    brokenReleases:
      "Partes del sitio que han fallado en esta pestaña, para que siga con la versión que funciona.",
    brokenShell: "Lo mismo para el marco que las rodea.",
    releaseReload: "Si la página ya se ha recargado por una versión más nueva, para que ocurra una sola vez.",
    onPage: "Qué muestra esta página, para que la siguiente lo evite si se cuelga.",
    openedBooks: "Los libros que has abierto en esta pestaña, para que cada visita se cuente una sola vez.",
    wish: "Qué querías hacer con un libro cuando te pedimos que iniciaras sesión.",
    override: "La versión de una parte que has elegido ver en esta pestaña, y con qué enlace.",
    frame: "La página que rodea todo lo demás.",
    files: "Los archivos de esta versión del sitio.",
    shared: "Un archivo que otra app ha compartido con esta, hasta que lo veas aquí.",
    hung: "Qué se colgó en las últimas veinte pestañas en las que algo se colgó.",
    personal:
      "Los textos y las listas que has abierto, solo para ti. Se borran cuando cierras la sesión o cuando otra persona la inicia.",
  },
};
