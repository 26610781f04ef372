import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/privacy.ts";

export const messages: Translation<typeof english> = {
  title: "Privacidad",
  lead: "Qué se guarda sobre ti, dónde y cómo se borra.",
  kept: {
    title: "Qué se guarda",
    account: {
      about: "Tu cuenta",
      text: "Dirección de correo electrónico, nombre, fecha y hora de registro y de inicio de sesión; de cada dispositivo con la sesión abierta, los nombres del navegador y del sistema y el último uso. De la contraseña, solo un hash Argon2id.",
    },
    preferences: {
      about: "Tus preferencias",
      text: "Idiomas, niveles, categorías, tema, tamaño del texto y zona horaria.",
    },
    reminders: {
      about: "Tus recordatorios",
      text: "Si los pides: cuándo, y las direcciones en las que se puede contactar con los servicios push de tus navegadores.",
    },
    words: {
      about: "Tus palabras",
      text: "Cada palabra que guardas, su traducción, la frase de la que viene y lo bien que la conoces; las palabras que has unido o dividido.",
    },
    ownTexts: {
      about: "Tus propios textos",
      text: "Los textos y enlaces que pegas para leerlos aquí. Nadie más puede abrirlos.",
    },
    reading: {
      about: "Lo que lees",
      text: "Textos abiertos y terminados, el punto por el que vas en cada uno, palabras consultadas, tiempo de lectura y los totales diarios de todo ello para tus estadísticas.",
    },
    books: {
      about: "Tus libros",
      text: "Tus listas, tus me gusta y tus valoraciones. Una lista que hagas pública puede verla cualquiera que tenga su dirección.",
    },
    feedback: {
      about: "Lo que nos escribes",
      text: "Los comentarios y los mensajes de contacto con el nombre y la dirección que indiques, la página en la que estabas, tu idioma y tu nivel.",
    },
    reports:
      "Además, el servidor cuenta durante un tiempo breve las peticiones de cada dirección de red, para evitar abusos. Cuando una parte de este sitio falla en tu navegador, comunica qué versión ha fallado y cómo; mientras tienes la sesión iniciada, cada versión comunica una vez lo rápidas que han sido sus páginas. Estos informes se conservan {days, plural, one {# día} other {# días}}, y en ellos tu dirección de red y tu cuenta figuran solo de forma seudonimizada.",
  },
  where: {
    title: "Dónde se guarda",
    text: "En la base de datos de quien gestiona este sitio. Tu sesión se guarda en el almacenamiento local de este navegador; en <cookies>Cookies</cookies> verás qué más se guarda ahí. Las fuentes tipográficas, los scripts y las imágenes vienen de este mismo sitio.",
  },
  who: {
    title: "Quién más lo ve",
    text: "Los administradores de este sitio ven cuentas, listas, valoraciones y mensajes, y cada cambio que hacen queda en un registro. Si un modelo de lenguaje externo reescribe un texto para ti, recibe ese texto, pero nunca se le indica quién lo ha pedido; lo mismo ocurre con una frase que lea en voz alta un servidor externo. Si permites que un dispositivo te envíe recordatorios, el servicio push de su navegador (de Google, Apple, Mozilla o Microsoft) transmite el mensaje sin poder leerlo. El análisis de uso solo se hace con tu consentimiento: el servicio de análisis recibe entonces tu dirección de correo electrónico, tus idiomas, tu nivel y lo que haces aquí, y puedes retirar el consentimiento en cualquier momento en <cookies>Cookies</cookies>. No se vende nada y no hay anuncios.",
  },
  gone: {
    title: "Cómo se borra",
    text: "Todo se conserva hasta que lo elimines, salvo cada consulta y cada lectura por separado: se eliminan tras el plazo que fije quien gestiona este sitio, y quedan sus totales diarios. Puedes eliminar palabras y listas en cualquier momento; en Preferencias puedes descargar todo lo que se guarda sobre ti y eliminar tu cuenta con todo ello, al momento y para siempre. Con ella se elimina también lo que nos hayas escrito. Si no puedes iniciar sesión, escríbenos desde la <contact>página de contacto</contact> con la dirección de tu cuenta.",
  },
};
