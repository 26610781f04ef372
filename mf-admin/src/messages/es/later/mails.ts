import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Correos que no se han podido enviar tras muchos intentos. Se quedan aquí 30 días.",
  failed: "No se han podido cargar los correos…",
  empty: { title: "No hay correos atascados", text: "Todos los correos han salido o se siguen intentando." },
  columns: {
    to: "Para",
    purpose: "Motivo",
    asked: "Solicitado",
    givenUp: "Abandonado",
    failure: "Último fallo",
  },
  attempts: "{attempts, plural, one {# intento} other {# intentos}}",
  purposes: {
    signup: "Registro",
    invite: "Invitación",
    recovery: "Contraseña nueva",
    magiclink: "Enlace para iniciar sesión",
    email_change_old: "Cambio de dirección, a la antigua",
    email_change_new: "Cambio de dirección, a la nueva",
    reauthentication: "Código",
    password_changed: "Aviso de contraseña nueva",
    email_changed: "Aviso de dirección nueva",
    feedback: "Comentarios a un administrador",
    reminder: "Recordatorio",
  },
  retry: {
    label: "Reintentar",
    title: "¿Volver a intentar este correo?",
    text: "El correo a {to} se envía una vez más, con un enlace nuevo. Si falla, vuelve aquí.",
    confirm: "Reintentar",
    done: "Se está reintentando el correo a {to}.",
  },
  remove: {
    label: "Eliminar",
    title: "¿Eliminar este correo?",
    text: "{to} no lo recibirá nunca. No se puede deshacer.",
    confirm: "Eliminar",
    done: "Se ha eliminado el correo a {to}.",
  },
};
