import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/release-tokens.ts";

export const messages: Translation<typeof english> = {
  lead: "Con un token, el comando de versiones funciona sin una persona: el de un equipo, solo en su área; el de un operador, en todo.",
  failed: "No se han podido cargar los tokens…",
  empty: {
    title: "Aún no hay tokens",
    text: "El comando de versiones necesita uno, se ejecute donde se ejecute.",
  },
  caption: "Tokens, los más recientes primero",
  columns: { name: "Nombre", scope: "Alcance", made: "Creado", used: "Último uso", state: "Estado" },
  scopes: { operator: "Todo (operador)" },
  never: "Nunca",
  valid: "Válido",
  revoked: "Revocado",
  make: {
    open: "Crear un token",
    title: "Crear un token",
    name: "Nombre",
    nameHint: "El registro llama así a quien lo use, por ejemplo team-books.",
    nameWrong: "Solo letras, cifras y . @ _ -",
    taken: "Ya hay un token con este nombre.",
    scope: "Alcance",
    confirm: "Crear",
    cancel: "Cancelar",
    failed: "No se ha podido crear el token. Inténtalo de nuevo.",
    done: "El token de {name}",
    secret: "Cópialo ahora: solo se muestra esta vez y no se guarda en ningún sitio.",
    close: "Ya lo he copiado",
  },
  revoke: {
    open: "Revocar…",
    label: "Revocar {name}",
    title: "¿Revocar el token de {name}?",
    text: "Quien use el token de {name} ya no podrá publicar ni desplegar ({scope}), desde la próxima llamada. No se puede deshacer; habrá que crear otro token.",
    confirm: "Revocar",
    cancel: "Cancelar",
    done: "Se ha revocado el token de {name}.",
    failed: "No se ha podido revocar. Inténtalo de nuevo.",
  },
};
