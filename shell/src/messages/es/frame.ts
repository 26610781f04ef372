import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "¿Podemos medir cómo se usa Lagom?",
    text: "Así vemos qué textos y ayudas merecen el esfuerzo: páginas abiertas, palabras consultadas, textos terminados. Nunca lo que escribes, nunca para publicidad.",
    more: "Qué medimos exactamente y cómo cambiarlo",
    recording:
      "Grabar también cómo se usa la página en pantalla, con todos los textos y todo lo que escribas ocultos",
    refuse: "No, gracias",
    accept: "Sí, de acuerdo",
    settings: "Tu elección",
    analytics: "Medir cómo uso Lagom",
    notMeasured: "Este sitio no tiene activado ningún análisis de uso, así que no se mide nada.",
    kept: "Tu elección se ha guardado.",
  },
  changes: {
    waiting: "{count, plural, one {# cambio pendiente} other {# cambios pendientes}} de enviar.",
    sent: "{count, plural, one {# cambio enviado} other {# cambios enviados}} ({time}).",
    refused: "No se ha aceptado «{label}»: {reason}",
    refusedUnnamed: "No se ha aceptado un cambio: {reason}",
    noReason: "el servidor no ha dado ningún motivo",
    ok: "Aceptar",
  },
  update: {
    ready: "Hay una versión nueva de Lagom.",
    reload: "Recargar",
  },
  keys: {
    title: "Atajos de teclado",
    everywhere: {
      title: "En todas las páginas",
      next: "Enlace o botón siguiente; con ⇧, el anterior",
      follow: "Abrir el enlace, pulsar el botón",
      close: "Cerrar lo que esté abierto",
      show: "Mostrar estos atajos",
    },
  },
};
