import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}\u00a0:",
    enterCode: "Ou saisis ce code\u00a0: {code}",
    signup: {
      subject: "Confirme ton adresse e-mail",
      lead: "Bienvenue sur Lagom\u202f! Confirme cette adresse e-mail pour terminer ton inscription.",
      button: "Confirmer l’adresse",
      ignore: "Si cette inscription ne vient pas de toi, ignore cet e-mail\u00a0: aucun compte ne sera créé.",
    },
    invite: {
      subject: "Ton invitation à lire avec Lagom",
      lead: "Tu as reçu une invitation à lire avec Lagom. Accepte-la pour créer ton compte.",
      button: "Accepter l’invitation",
      ignore: "Si tu ne veux pas de compte, ignore cet e-mail.",
    },
    recovery: {
      subject: "Choisis un nouveau mot de passe",
      lead: "Tu as demandé un nouveau mot de passe. Le lien ne sert qu’une fois et reste valable une heure.",
      button: "Choisir un nouveau mot de passe",
      ignore: "Si tu n’as rien demandé, ignore cet e-mail\u00a0: ton mot de passe ne change pas.",
    },
    magiclink: {
      subject: "Ton lien de connexion",
      lead: "Connecte-toi à Lagom avec ce lien. Il ne sert qu’une fois et reste valable une heure.",
      button: "Se connecter",
      ignore: "Si tu n’as rien demandé, ignore cet e-mail.",
    },
    email_change_old: {
      subject: "Ton adresse e-mail va changer",
      lead: "Tu as demandé à utiliser une autre adresse. Accepte le changement ici et dans l’e-mail envoyé à la nouvelle.",
      button: "Accepter le changement",
      ignore:
        "Si tu n’as rien demandé, ignore cet e-mail pour garder ton adresse, et change ton mot de passe.",
    },
    email_change_new: {
      subject: "Confirme ta nouvelle adresse e-mail",
      lead: "Tu as demandé à utiliser cette adresse. Confirme-la ici et accepte le changement dans l’e-mail envoyé à l’ancienne.",
      button: "Confirmer l’adresse",
      ignore: "Si tu n’as rien demandé, ignore cet e-mail.",
    },
    reauthentication: {
      subject: "Ton code",
      lead: "Saisis ce code pour poursuivre la modification de ton compte.",
      button: "Ouvrir Lagom",
      ignore: "Si tu n’as rien demandé, change ton mot de passe.",
    },
    password_changed: {
      subject: "Ton mot de passe a été modifié",
      lead: "Le mot de passe de ton compte Lagom a été modifié, et tous les autres appareils ont été déconnectés.",
      button: "Choisir un nouveau mot de passe",
      ignore: "Si ce n’était pas toi, choisis tout de suite un nouveau mot de passe.",
    },
    email_changed: {
      subject: "Ton adresse e-mail a été modifiée",
      lead: "Ton compte Lagom a maintenant une autre adresse e-mail. Tu ne peux plus te connecter avec celle-ci.",
      button: "Nous écrire",
      ignore: "Si ce n’était pas toi, écris-nous tout de suite.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# mot à réviser} other {# mots à réviser}}",
      lead: "Une courte révision aujourd’hui, et ça reste en tête.",
      action: "Réviser maintenant",
    },
    read: {
      title: "C’est l’heure de lire",
      lead: "Un texte court suffit pour aujourd’hui.",
      action: "Choisir un texte",
    },
    why: "Tu reçois cet e-mail parce que tu as activé les rappels de Lagom.",
    stop: "Ne plus recevoir ces e-mails",
  },
  unsubscribe: {
    ask: {
      title: "Ne plus recevoir de rappels par e-mail\u202f?",
      text: "Tu pourras les réactiver dans Préférences.",
      action: "Ne plus recevoir ces e-mails",
    },
    done: {
      title: "Tu ne recevras plus de rappels par e-mail",
      text: "Tu peux les réactiver dans Préférences.",
      action: "Continuer à lire",
    },
    unknown: {
      title: "Ce lien ne fonctionne pas",
      text: "Ouvre-le à nouveau depuis l’e-mail, ou désactive les rappels dans Préférences.",
      action: "Ouvrir Lagom",
    },
  },
  pages: {
    none: {
      title: "Cette page n’existe pas",
      text: "Elle existait peut-être auparavant. <start>Aller à l’accueil</start>.",
    },
    failed: {
      title: "Une erreur s’est produite",
      text: "Impossible d’afficher cette page. Ce que tu as enregistré est en sécurité. <again>Réessaie</again>, au besoin dans une minute.",
      tell: "Si tu nous écris à ce sujet, joins ceci\u00a0: <code>{id}</code>",
    },
    starting: {
      title: "Lagom démarre",
      text: "La première version est en préparation. Cette page s’actualise toute seule.",
    },
    needsScript: "Lagom a besoin de JavaScript pour afficher cette page.",
  },
  heads: {
    bookBy: "{title}, par {authors}",
    book: "{book}\u00a0: un résumé à lire exactement à ton niveau, dans l’une des 16 langues de Lagom.",
    list: "Une liste de livres sur Lagom.",
    listOf: "Une liste de livres sur Lagom\u00a0: {titles}…",
  },
};
