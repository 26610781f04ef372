import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/fetch-failures.ts";

export const messages: Translation<typeof english> = {
  address: "Desde aquí no se permite acceder a su dirección.",
  redirects: "Redirige demasiadas veces.",
  too_large: "Es demasiado grande.",
  timeout: "No ha respondido a tiempo.",
  network: "No se ha podido contactar con el servidor.",
  status: "Ha respondido con un error.",
  robots: "Su robots.txt no lo permite.",
  damaged: "Lo recibido está dañado o es otra cosa.",
  other: "No se ha podido leer.",
};
