import type { Translation } from "../../i18n/strings.ts";
import type { messages as english } from "../en/ui.ts";

export const messages: Translation<typeof english> = {
  close: "Fermer",
  dismiss: "Fermer le message",
  retry: "Réessayer",
  loading: "Chargement",
  failed: "Impossible de charger cette partie de Lagom.",
  required: "Remplis ce champ.",
  email: "Cette adresse e-mail est incomplète.",
  url: "Ce lien est incomplet.",
  invalid: "Cette valeur n’est pas possible ici.",
  harder: "plus difficile que {level}",
  easier: "plus facile que {level}",
};
