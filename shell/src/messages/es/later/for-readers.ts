import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/for-readers.ts";

export const messages: Translation<typeof english> = {
  account: {
    lookups: "Mis consultas",
    articles: "Mis artículos",
    liked: "Libros favoritos",
    statistics: "Estadísticas",
    preferences: "Preferencias",
    account: "Cuenta",
    keys: "Atajos de teclado",
    admin: "Administración",
    about: "Acerca de Lagom",
    signOut: "Cerrar sesión",
    darkTheme: "Tema oscuro",
    lightTheme: "Tema claro",
  },
  day: {
    progress: "{done, number} de {target, number} minutos",
    noText: "0 de 1 texto",
    goalReached: "Meta cumplida",
    today: "Hoy: {done, number} de {target, number} minutos leídos.",
    todayNoText: "Hoy: 0 de 1 texto terminado.",
    todayReached: "Hoy: meta cumplida.",
    todayReachedIn: "Hoy: meta cumplida, {done, plural, one {# minuto leído} other {# minutos leídos}}.",
    streak: "{count, plural, one {# día} other {# días}}",
    streakIs: "Racha: {count, plural, one {# día} other {# días}}",
    reached: "Has cumplido tu meta de hoy.",
  },
  administrators: {
    title: "Esta página es para administradores",
    text: "Tu cuenta no tiene permiso para verla. Pide el rol a un administrador.",
    action: "Ir a las noticias",
    failed: "No se han podido cargar tus permisos.",
  },
};
