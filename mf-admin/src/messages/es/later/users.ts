import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Todas las personas que tienen una cuenta.",
    failed: "No se han podido cargar los usuarios…",
    search: "Correo",
    empty: { title: "Aún no hay usuarios", text: "Nadie se ha registrado." },
    columns: {
      email: "Correo",
      role: "Rol",
      state: "Estado",
      read: "Palabras leídas",
      saved: "Palabras guardadas",
      last: "Última actividad",
      since: "Desde",
    },
    choices: {
      role: { all: "Todos", user: "Lectores", admin: "Administradores", operator: "Operadores" },
      state: { all: "Todos", active: "Activos", banned: "Suspendidos" },
      sort: { all: "Más recientes primero", oldest: "Más antiguos primero", email: "Por correo" },
    },
    roles: { user: "Lector", admin: "Administrador", operator: "Operador" },
    banned: "Suspendido",
    active: "Activo",
  },
  actions: {
    ratings: "Mostrar valoraciones",
    ban: {
      label: "Suspender",
      title: "¿Suspender a este usuario?",
      text: "{email} ya no podrá usar el sitio en ningún dispositivo. No se elimina nada suyo.",
      confirm: "Suspender",
      done: "{email} ya no puede usar el sitio.",
    },
    unban: {
      label: "Levantar suspensión",
      title: "¿Levantar la suspensión?",
      text: "{email} podrá usar el sitio de nuevo, con todo como estaba.",
      confirm: "Levantar suspensión",
      done: "{email} puede usar el sitio de nuevo.",
    },
    role: {
      label: {
        user: "Convertir en lector",
        admin: "Convertir en administrador",
        operator: "Convertir en operador",
      },
      title: {
        user: "¿Convertir a este usuario en lector?",
        admin: "¿Convertir a este usuario en administrador?",
        operator: "¿Convertir a este usuario en operador?",
      },
      text: {
        user: "{email} dejará de ver estas páginas.",
        admin:
          "{email} podrá ver estas páginas, suspender y eliminar lectores, y quitar lo que hayan escrito.",
        operator: "{email} podrá hacer todo eso, dar roles y gestionar las versiones.",
      },
      confirm: "Cambiar rol",
      done: { user: "{email}: lector.", admin: "{email}: administrador.", operator: "{email}: operador." },
    },
    signOut: {
      label: "Cerrar sesión en todas partes",
      title: "¿Cerrar sesión en todas partes?",
      text: "Todas las sesiones de {email} terminan ahora, en todos los dispositivos. Podrá iniciar sesión de nuevo.",
      confirm: "Cerrar sesión",
      done: "Se ha cerrado la sesión de {email} en todas partes.",
    },
    remove: {
      label: "Eliminar con todos los datos",
      title: "¿Eliminar a este usuario?",
      text: "La cuenta de {email} desaparece con todas sus palabras, listas, valoraciones, estadísticas y mensajes. No se puede deshacer.",
      confirm: "Eliminar para siempre",
      done: "Se ha eliminado la cuenta de {email}.",
    },
  },
};
