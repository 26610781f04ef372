import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Cerrar",
  dismiss: "Cerrar aviso",
  retry: "Reintentar",
  loading: "Cargando",
  failed: "No se ha podido cargar esta parte de Lagom.",
  required: "Completa este campo.",
  email: "La dirección de correo no está completa.",
  url: "El enlace no está completo.",
  invalid: "Este valor no es válido aquí.",
  harder: "más difícil que {level}",
  easier: "más fácil que {level}",
};
