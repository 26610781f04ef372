import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Condiciones de uso",
  lead: "Las pocas reglas para usar este sitio.",
  account: {
    title: "Tu cuenta",
    text: "Cada cuenta es para una sola persona. Elige una contraseña que no uses en ningún otro sitio. Eres responsable de lo que ocurra con tu cuenta; si crees que otra persona la usa, cambia la contraseña: así se cierra la sesión en los demás dispositivos.",
  },
  may: {
    title: "Qué puedes hacer",
    text: "Leer, consultar y guardar, para uso propio, todo lo que quieras. Los textos de otras fuentes pertenecen a esas fuentes; cada uno lleva un enlace a la suya.",
  },
  mayNot: {
    title: "Qué no puedes hacer",
    text: "Dejar el sitio fuera de servicio o intentarlo, leer datos de otras personas, copiar textos de forma masiva y automática o publicar nombres de listas que insulten o acosen. La cuenta de quien lo haga puede cerrarse.",
  },
  promised: {
    title: "Qué se promete y qué no",
    text: "Los textos y las traducciones se hacen con cuidado, pero pueden contener errores, y son para aprender un idioma. No te fíes de ellos para nada en lo que un error pueda causar daño. El sitio puede cambiar, interrumpirse o cerrar.",
    more: "En <privacy>Privacidad</privacy> se explica cómo se tratan tus datos. Para contactar con quien gestiona este sitio, usa la <contact>página de contacto</contact>.",
  },
};
