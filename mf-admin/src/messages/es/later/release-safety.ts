import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-safety.ts";

export const messages: Translation<typeof english> = {
  rehearsal: {
    title: "Ensayar la vuelta atrás",
    text: "Prueba la versión a la que vuelve cada componente: sus archivos, sus nombres y si carga en un navegador junto a lo que está en producción. Para los lectores no cambia nada.",
    run: "Ensayar ahora",
    running: "Se carga cada versión de respaldo en un navegador. Puede tardar unos minutos.",
    failed: "No se ha podido hacer el ensayo. Inténtalo de nuevo.",
    none: "Aún no hay nada a lo que volver.",
    results: "Resultado del ensayo",
    works: "{deployable} puede volver a {release}.",
    broken: "{deployable} no ha podido volver a {release}.",
  },
  worker: {
    title: "Service worker",
    on: "Activado: lo ya leído se puede leer sin conexión y se detectan las páginas colgadas.",
    off: "Desactivado: no se puede leer nada sin conexión ni se detectan las páginas colgadas.",
    switchOff: "Desactivar…",
    switchOn: "Activar…",
  },
};
