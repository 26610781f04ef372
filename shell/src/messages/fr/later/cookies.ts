import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookies",
  lead: "Sans ton consentement, ce site ne dépose que des cookies de langue.",
  cookies: {
    title: "Ce qui est conservé dans des cookies",
    text: "Ils sont envoyés à ce site à chaque page que tu ouvres, pour qu’elle s’affiche dans ta langue. Ils ne contiennent que le code d’une langue.",
  },
  local: {
    title: "Ce qui est conservé à la place dans ton navigateur",
    text: "Ces entrées se trouvent dans le stockage local de ton navigateur. Seules les pages de ce site peuvent les lire, et aucune ne permet à d’autres de t’identifier.",
  },
  tab: {
    title: "Ce qui est conservé jusqu’à la fermeture de l’onglet",
    text: "Ces entrées se trouvent dans le stockage de session de ton navigateur, séparément pour chaque onglet.",
  },
  offline: {
    title: "Ce qui est conservé pour que tu puisses lire hors ligne",
    text: "Ces entrées se trouvent dans le stockage en cache de ton navigateur.",
  },
  reminders: {
    title: "Rappels",
    text: "Si tu autorises un appareil à t’envoyer des rappels, son navigateur garde pour ce site une adresse auprès de son service de notification push. Elle disparaît quand tu arrêtes les rappels dans Préférences ou que tu te déconnectes.",
  },
  analysis: {
    title: "Mesure d’audience",
    text: "Aucune sans ton consentement. Tant que tu ne l’as pas donné, aucun code d’un service d’analyse n’est chargé et rien n’est conservé pour lui. La mesure et l’enregistrement de l’écran sont deux choix distincts, et un refus est retenu tout comme un accord.",
    entries:
      "Si tu acceptes, PostHog garde un identifiant de ce navigateur et de ta visite, ainsi que ton consentement, dans les entrées et l’unique cookie nommés <code>{one}</code> ou <code>{other}</code>, pendant {days, plural, one {# jour} other {# jours}} au plus. <code>{events}</code> contient ce qui n’a pas encore été envoyé, et <code>{session}</code> la dernière connexion comptée. Quand tu retires ton consentement, tout cela est supprimé aussitôt.",
  },
  away: {
    title: "Tout effacer",
    text: "Déconnecte-toi, puis supprime les données de ce site dans les réglages de ton navigateur. Ton compte reste sur le serveur jusqu’à ce que tu le supprimes dans Préférences.",
  },
  purposes: {
    session: "Ta session, pour que tu n’aies pas à te reconnecter. Disparaît quand tu te déconnectes.",
    verifier:
      "Un secret grâce auquel seul ce navigateur peut terminer une connexion ou un changement de mot de passe commencés ici. Disparaît une fois que c’est terminé.",
    language:
      "La langue des menus, des boutons et des messages, si tu en as choisi une ou si tu as suivi une adresse dans cette langue.",
    accountLanguage:
      "Ta langue, d’après ton compte. Elle s’applique si tu n’en as choisi aucune. Disparaît quand tu te déconnectes.",
    reader:
      "À qui sont les textes et les mots conservés ici, pour qu’ils disparaissent quand cette session est terminée.",
    preferencesMirror: "Langue, niveau et rubriques, pour que la première page se charge tout de suite.",
    preferencesLocal: "Tes choix sans compte, ou pendant que le serveur n’était pas joignable.",
    theme: "Clair, sombre ou selon ton système, pour que la page ne clignote pas.",
    consent: "Ton accord ou ton refus de la mesure d’audience, pour ne te poser la question qu’une fois.",
    returnTarget:
      "Où tu étais avant de passer par ta messagerie ou un autre site pour t’inscrire ou te connecter. Disparaît à ton retour.",
    firstSteps: "S’il te reste des étapes à faire après l’inscription.",
    readingLook: "Espacement, largeur et aides de prononciation des textes que tu lis sur cet appareil.",
    listening: "La voix, la vitesse et la pause que tu as choisies pour la lecture à voix haute.",
    positions: "Ta place dans tes textes, pour que tu la retrouves, même hors ligne.",
    outbox: "Ce que tu as fait et que le serveur n’a pas encore. Disparaît dès que c’est envoyé.",
    reviews: "Les derniers mots que tu avais à réviser, pour que tu puisses les réviser hors ligne.",
    cards:
      "Comment les mots d’une révision sont demandés sur cet appareil\u00a0: montrés, manquants, prononcés ou à écrire.",
    releaseBucket:
      "Un nombre de 0 à 99 tiré au hasard, qui décide si tu vois une nouvelle version en avance.",
    releaseRevision:
      "La version la plus récente du site que tu as vue, pour que tu ne reviennes jamais en arrière par accident.",
    releaseSession:
      "Un nombre aléatoire, pour qu’une version qui ne fonctionne pas dans cet onglet ne soit comptée qu’une fois.",
    releaseReports: "Ce qui en a déjà été signalé.",
    brokenReleases:
      "Les parties du site qui n’ont pas fonctionné dans cet onglet, pour qu’il garde la version qui fonctionne.",
    brokenShell: "La même chose pour le cadre qui les entoure.",
    releaseReload:
      "Si la page a déjà été rechargée pour une version plus récente, pour que cela n’arrive qu’une fois.",
    onPage: "Ce que montre cette page, pour que la suivante l’évite si elle se bloque.",
    openedBooks:
      "Les livres que tu as ouverts dans cet onglet, pour que chaque visite ne soit comptée qu’une fois.",
    wish: "Ce que tu voulais faire d’un livre quand la connexion t’a été demandée.",
    override: "La version d’une partie que tu as choisi de voir dans cet onglet, et par quel lien.",
    frame: "La page qui entoure tout le reste.",
    files: "Les fichiers de cette version du site.",
    shared: "Un fichier qu’une autre app a partagé avec celle-ci, jusqu’à ce que tu le voies ici.",
    hung: "Ce qui s’est bloqué dans les vingt derniers onglets où cela s’est produit.",
    personal:
      "Les textes et les listes que tu as ouverts, pour toi et personne d’autre. Disparaissent quand tu te déconnectes ou que quelqu’un d’autre se connecte.",
  },
};
