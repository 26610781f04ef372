import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/auth.ts";

export const messages: Translation<typeof english> = {
  password: "Contraseña",
  showPassword: "Mostrar contraseña",
  hidePassword: "Ocultar contraseña",
  strength: {
    weak: "Débil: fácil de adivinar",
    fair: "Aceptable: mejor si es más larga",
    strong: "Segura",
  },
  errors: {
    email_exists: "Esta dirección ya tiene una cuenta.",
    email_address_invalid: "Esta dirección no recibe correo.",
    email_not_confirmed: "Confirma primero tu correo electrónico.",
    same_password: "Esta es tu contraseña actual. Elige otra.",
    weak_password: "Esta contraseña es de las primeras que cualquiera probaría. Elige otra.",
    current_password_invalid: "Esta no es tu contraseña actual.",
    current_password_required: "Para esto hace falta tu contraseña actual.",
    reauthentication_needed: "Para esto hace falta un código que te enviamos por correo. Pídelo.",
    reauthentication_not_valid:
      "Este código es incorrecto o ya se ha usado. Busca el correo más reciente o pide otro código.",
    over_email_send_rate_limit: "Se acaba de enviar un correo. Espera un minuto e inténtalo de nuevo.",
    over_request_rate_limit: "Demasiados intentos. Espera cinco minutos e inténtalo de nuevo.",
    invalid_credentials: "El correo electrónico o la contraseña no son correctos.",
    otp_expired: "Este enlace ya no sirve. Pide uno nuevo.",
    provider_email_needs_verification:
      "Esta dirección aún no está confirmada. Busca nuestro correo o confírmala en el servicio con el que has iniciado sesión.",
    session_not_found: "Tu sesión ha terminado. Inicia sesión de nuevo.",
    signup_disabled: "En este momento no se pueden crear cuentas nuevas.",
    user_banned: "Esta cuenta está suspendida.",
    validation_failed: "Algo de lo que has escrito no es válido. Revísalo.",
  },
};
