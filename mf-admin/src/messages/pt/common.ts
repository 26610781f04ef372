import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/common.ts";

export const messages: Translation<typeof english> = {
  sections: "Administração",
  dashboard: "Painel",
  bookLists: "Listas de livros",
  ratings: "Avaliações",
  users: "Usuários",
  feedback: "Feedback",
  mails: "E-mails",
  feeds: "Feeds",
  dictionaries: "Dicionários",
  releases: "Versões",
  none: "nenhum",
  toDashboard: "Ir para o painel",
  toFirstPage: "Primeira página",
  searchHint: "Digite para buscar",
  sort: "Ordem",
  showAll: "Mostrar tudo",
  nothingFound: {
    title: "Nada encontrado",
    text: "Nada corresponde à busca. Tente com menos letras ou mostre tudo.",
  },
  pageEmpty: { title: "Nada nesta página", text: "A lista ficou mais curta desde a sua última visita." },
  forbidden: {
    title: "Esta página é só para administradores",
    text: "Sua conta não tem acesso a ela. Peça a um administrador que dê a você esse papel.",
    action: "Ir para as notícias",
  },
  operatorsOnly: {
    title: "Esta página é só para operadores",
    text: "Operadores escolhem os feeds e gerenciam as versões. Peça a um deles que faça isso ou que dê a você esse papel.",
    action: "Ir para as notícias",
  },
  changes: {
    undo: "Desfazer",
    undone: "Desfeito.",
    cancel: "Cancelar",
    actionsFor: "Ações para {name}",
    typeToConfirm: "Digite {text} para confirmar",
    forbidden: "Seu papel não permite isso.",
    conflict: "Isso não é mais possível: algo mudou nesse meio-tempo.",
    gone: "Isso não existe mais.",
    unavailable: "O serviço de autenticação não permite isso a partir daqui.",
    failed: "Não foi possível fazer a alteração agora. Tente de novo em alguns segundos.",
  },
  ago: {
    now: "agora mesmo",
    minutes: "{count, number} min",
    hours: "{count, number} h",
    days: "{count, plural, one {# dia} other {# dias}}",
  },
};
