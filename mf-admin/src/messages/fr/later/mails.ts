import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "Les e-mails qui n’ont pas pu être envoyés malgré de nombreux essais. Ils restent ici 30 jours.",
  failed: "Impossible de charger les e-mails pour l’instant…",
  empty: { title: "Aucun e-mail bloqué", text: "Tous sont partis, ou l’envoi est encore en cours." },
  columns: {
    to: "À",
    purpose: "Motif",
    asked: "Demandé",
    givenUp: "Abandonné",
    failure: "Dernier échec",
  },
  attempts: "{attempts, plural, one {# essai} other {# essais}}",
  purposes: {
    signup: "Inscription",
    invite: "Invitation",
    recovery: "Nouveau mot de passe",
    magiclink: "Lien de connexion",
    email_change_old: "Changement d’adresse, à l’ancienne",
    email_change_new: "Changement d’adresse, à la nouvelle",
    reauthentication: "Code",
    password_changed: "Avertissement de nouveau mot de passe",
    email_changed: "Avertissement de nouvelle adresse",
    feedback: "Avis adressé à un administrateur",
    reminder: "Rappel",
  },
  retry: {
    label: "Réessayer",
    title: "Réessayer d’envoyer cet e-mail\u202f?",
    text: "L’e-mail à {to} est envoyé une fois de plus, avec un nouveau lien. En cas d’échec, il revient ici.",
    confirm: "Réessayer",
    done: "Nouvel essai pour l’e-mail à {to}.",
  },
  remove: {
    label: "Supprimer",
    title: "Supprimer cet e-mail\u202f?",
    text: "{to} ne le recevra jamais. Cette action est définitive.",
    confirm: "Supprimer",
    done: "L’e-mail à {to} est supprimé.",
  },
};
