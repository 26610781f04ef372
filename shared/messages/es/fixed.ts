import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/fixed.ts";

export const messages: Translation<typeof english> = {
  failedToRefreshUser: "No se han podido actualizar los datos de tu cuenta",
  passwordsDoNotMatch: "Las contraseñas no coinciden",
  passwordTooShort: "La contraseña debe tener al menos 6 caracteres",
  unexpectedError: "Ha ocurrido un error inesperado",
  articleRewrite: "No se ha podido cargar el artículo. Inténtalo de nuevo en unos segundos.",
  article: "No se ha podido cargar este artículo…",
  rewrite: "No se ha podido cargar el contenido del artículo…",
  newsfeed: "No se han podido cargar los artículos…",
  translation:
    "El servicio de traducción no está disponible en este momento. Inténtalo de nuevo en unos segundos.",
  statistics: "No se han podido cargar las estadísticas…",
  streak: "No se han podido cargar los datos de tu racha…",
  wordAlreadySaved: "Ya tienes guardada esta palabra",
  feedbackFailed: "No se han podido enviar los comentarios. Inténtalo de nuevo.",
  feedbackNetwork: "Error de red. Comprueba tu conexión e inténtalo de nuevo.",
  preferencesLoad: "No se han podido cargar tus preferencias",
  preferencesUpdate: "No se han podido guardar tus preferencias",
  passwordUpdated: "Contraseña cambiada",
  passwordUpdatedText: "Tu contraseña se ha cambiado correctamente.",
};
