import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Administración",
  dashboard: "Panel",
  bookLists: "Listas de libros",
  ratings: "Valoraciones",
  users: "Usuarios",
  feedback: "Comentarios",
  mails: "Correos",
  feeds: "Fuentes",
  dictionaries: "Diccionarios",
  releases: "Versiones",
  none: "ninguno",
  toDashboard: "Ir al panel",
  toFirstPage: "Primera página",
  searchHint: "Escribe para buscar",
  sort: "Orden",
  showAll: "Mostrar todo",
  nothingFound: {
    title: "No se ha encontrado nada",
    text: "Nada coincide. Prueba con menos letras o muéstralo todo.",
  },
  pageEmpty: {
    title: "No hay nada en esta página",
    text: "La lista es más corta que la última vez que estuviste aquí.",
  },
  forbidden: {
    title: "Esta página es para administradores",
    text: "Tu cuenta no tiene permiso para verla. Pide el rol a un administrador.",
    action: "Ir a las noticias",
  },
  operatorsOnly: {
    title: "Esta página es para operadores",
    text: "Los operadores eligen las fuentes y gestionan las versiones. Pide a uno de ellos que lo haga o que te dé el rol.",
    action: "Ir a las noticias",
  },
  changes: {
    undo: "Deshacer",
    undone: "Deshecho.",
    cancel: "Cancelar",
    actionsFor: "Acciones para {name}",
    typeToConfirm: "Escribe {text} para confirmar",
    forbidden: "Tu rol no lo permite.",
    conflict: "Ya no se puede hacer: algo ha cambiado entretanto.",
    gone: "Ya no está.",
    unavailable: "El servicio de autenticación no lo permite desde aquí.",
    failed: "No se ha podido cambiar. Inténtalo de nuevo en unos segundos.",
  },
  ago: {
    now: "ahora mismo",
    minutes: "{count, number} min",
    hours: "{count, number} h",
    days: "{count, plural, one {# día} other {# días}}",
  },
};
