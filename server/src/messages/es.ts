import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "O escribe este código: {code}",
    signup: {
      subject: "Confirma tu correo electrónico",
      lead: "Te damos la bienvenida a Lagom. Confirma esta dirección de correo para completar tu registro.",
      button: "Confirmar dirección",
      ignore: "Si no te has registrado, ignora este correo y no se creará ninguna cuenta.",
    },
    invite: {
      subject: "Tienes una invitación a Lagom",
      lead: "Tienes una invitación para leer con Lagom. Acéptala para crear tu cuenta.",
      button: "Aceptar la invitación",
      ignore: "Si no quieres una cuenta, ignora este correo.",
    },
    recovery: {
      subject: "Elige una contraseña nueva",
      lead: "Has pedido una contraseña nueva. El enlace sirve una sola vez, durante una hora.",
      button: "Elegir una contraseña nueva",
      ignore: "Si no la has pedido, ignora este correo y tu contraseña seguirá igual.",
    },
    magiclink: {
      subject: "Tu enlace para iniciar sesión",
      lead: "Inicia sesión en Lagom con este enlace. Sirve una sola vez, durante una hora.",
      button: "Iniciar sesión",
      ignore: "Si no lo has pedido, ignora este correo.",
    },
    email_change_old: {
      subject: "Tu correo electrónico está a punto de cambiar",
      lead: "Has pedido usar otra dirección. Acepta el cambio aquí y en el correo enviado a la nueva.",
      button: "Aceptar el cambio",
      ignore: "Si no lo has pedido, ignora este correo para conservar tu dirección, y cambia tu contraseña.",
    },
    email_change_new: {
      subject: "Confirma tu nuevo correo electrónico",
      lead: "Has pedido usar esta dirección. Confírmala aquí y acepta el cambio en el correo enviado a la antigua.",
      button: "Confirmar dirección",
      ignore: "Si no lo has pedido, ignora este correo.",
    },
    reauthentication: {
      subject: "Tu código",
      lead: "Escribe este código para continuar con el cambio en tu cuenta.",
      button: "Abrir Lagom",
      ignore: "Si no lo has pedido, cambia tu contraseña.",
    },
    password_changed: {
      subject: "Se ha cambiado tu contraseña",
      lead: "Se ha cambiado la contraseña de tu cuenta de Lagom y se ha cerrado la sesión en los demás dispositivos.",
      button: "Elegir una contraseña nueva",
      ignore: "Si no has sido tú, elige enseguida una contraseña nueva.",
    },
    email_changed: {
      subject: "Se ha cambiado tu correo electrónico",
      lead: "Tu cuenta de Lagom tiene ahora otra dirección de correo. Con esta ya no puedes iniciar sesión.",
      button: "Escribirnos",
      ignore: "Si no has sido tú, escríbenos enseguida.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# palabra por repasar} other {# palabras por repasar}}",
      lead: "Un repaso corto hoy ayuda a no olvidar.",
      action: "Repasar ahora",
    },
    read: {
      title: "Es hora de leer",
      lead: "Por hoy basta con un texto corto.",
      action: "Elegir un texto",
    },
    why: "Recibes este correo porque activaste los recordatorios de Lagom.",
    stop: "Dejar de recibir estos correos",
  },
  unsubscribe: {
    ask: {
      title: "¿Dejar de recibir recordatorios por correo?",
      text: "Puedes volver a activarlos en Preferencias.",
      action: "Dejar de recibir estos correos",
    },
    done: {
      title: "Ya no recibirás recordatorios por correo",
      text: "Puedes volver a activarlos en Preferencias.",
      action: "Seguir leyendo",
    },
    unknown: {
      title: "Este enlace no funciona",
      text: "Ábrelo otra vez desde el correo o desactiva los recordatorios en Preferencias.",
      action: "Abrir Lagom",
    },
  },
  pages: {
    none: {
      title: "Esta página no existe",
      text: "Puede que antes estuviera aquí. <start>Ir a la página de inicio</start>.",
    },
    failed: {
      title: "Algo ha fallado",
      text: "No se ha podido mostrar esta página. Lo que has guardado está a salvo. <again>Inténtalo de nuevo</again>, si hace falta dentro de un minuto.",
      tell: "Si nos escribes por esto, incluye lo siguiente: <code>{id}</code>",
    },
    starting: {
      title: "Lagom se está iniciando",
      text: "Se está compilando la primera versión. Esta página se actualiza sola.",
    },
    needsScript: "Lagom necesita JavaScript para mostrar esta página.",
  },
  heads: {
    bookBy: "{title}, de {authors}",
    book: "Lee un resumen de {book}, justo a tu nivel, en uno de los 16 idiomas de Lagom.",
    list: "Una lista de libros en Lagom.",
    listOf: "Una lista de libros en Lagom: {titles}…",
  },
};
