import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/users.ts";

export const messages: Translation<typeof english> = {
  list: {
    lead: "Todos os que têm uma conta.",
    failed: "Não foi possível carregar os usuários agora.",
    search: "E-mail",
    empty: { title: "Nenhum usuário ainda", text: "Ninguém se cadastrou." },
    columns: {
      email: "E-mail",
      role: "Papel",
      state: "Estado",
      read: "Palavras lidas",
      saved: "Palavras salvas",
      last: "Última atividade",
      since: "Desde",
    },
    choices: {
      role: { all: "Todos", user: "Leitores", admin: "Administradores", operator: "Operadores" },
      state: { all: "Todos", active: "Ativos", banned: "Banidos" },
      sort: { all: "Mais recentes primeiro", oldest: "Mais antigos primeiro", email: "Por e-mail" },
    },
    roles: { user: "Leitor", admin: "Administrador", operator: "Operador" },
    banned: "Banido",
    active: "Ativo",
  },
  actions: {
    ratings: "Mostrar avaliações",
    ban: {
      label: "Banir",
      title: "Banir este usuário?",
      text: "{email} não poderá mais usar o site, em nenhum aparelho. Nenhum dado da conta será excluído.",
      confirm: "Banir",
      done: "Usuário banido: {email}.",
    },
    unban: {
      label: "Retirar banimento",
      title: "Retirar o banimento?",
      text: "{email} poderá usar o site de novo, com tudo como estava.",
      confirm: "Retirar banimento",
      done: "{email} pode usar o site de novo.",
    },
    role: {
      label: {
        user: "Tornar leitor",
        admin: "Tornar administrador",
        operator: "Tornar operador",
      },
      title: {
        user: "Tornar este usuário leitor?",
        admin: "Tornar este usuário administrador?",
        operator: "Tornar este usuário operador?",
      },
      text: {
        user: "{email} não verá mais estas páginas.",
        admin: "{email} poderá ver estas páginas, banir e excluir leitores e remover o que eles escreveram.",
        operator: "{email} poderá fazer tudo isso, dar papéis e gerenciar versões.",
      },
      confirm: "Mudar papel",
      done: { user: "{email}: leitor.", admin: "{email}: administrador.", operator: "{email}: operador." },
    },
    signOut: {
      label: "Encerrar todas as sessões",
      title: "Encerrar todas as sessões?",
      text: "Todas as sessões de {email} terminam agora, em todos os aparelhos. Depois é possível entrar de novo.",
      confirm: "Encerrar",
      done: "Todas as sessões de {email} foram encerradas.",
    },
    remove: {
      label: "Excluir com todos os dados",
      title: "Excluir este usuário?",
      text: "A conta de {email} será excluída, com todas as palavras, listas, avaliações, estatísticas e mensagens. Isso não pode ser desfeito.",
      confirm: "Excluir para sempre",
      done: "A conta de {email} foi excluída.",
    },
  },
};
