import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "./en.ts";

export const messages: Translation<typeof english> = {
  mails: {
    linkBelow: "{action}:",
    enterCode: "Ou digite este código: {code}",
    signup: {
      subject: "Confirme seu endereço de e-mail",
      lead: "Que bom ter você no Lagom! Confirme este endereço de e-mail para concluir seu cadastro.",
      button: "Confirmar endereço",
      ignore: "Se você não se cadastrou, ignore este e-mail, e nenhuma conta será criada.",
    },
    invite: {
      subject: "Seu convite para o Lagom",
      lead: "Você recebeu um convite para ler com o Lagom. Aceite-o para criar sua conta.",
      button: "Aceitar convite",
      ignore: "Se você não quer uma conta, ignore este e-mail.",
    },
    recovery: {
      subject: "Escolha uma nova senha",
      lead: "Você pediu uma nova senha. O link funciona uma vez, por uma hora.",
      button: "Escolher nova senha",
      ignore: "Se não foi você que pediu, ignore este e-mail, e sua senha continua a mesma.",
    },
    magiclink: {
      subject: "Seu link para entrar",
      lead: "Entre no Lagom com este link. Ele funciona uma vez, por uma hora.",
      button: "Entrar",
      ignore: "Se não foi você que pediu, ignore este e-mail.",
    },
    email_change_old: {
      subject: "Seu endereço de e-mail está prestes a mudar",
      lead: "Você pediu para usar outro endereço. Confirme a mudança aqui e também no e-mail enviado ao novo endereço.",
      button: "Confirmar mudança",
      ignore:
        "Se não foi você que pediu, ignore este e-mail, e seu endereço continua o mesmo. Por segurança, mude sua senha.",
    },
    email_change_new: {
      subject: "Confirme seu novo endereço de e-mail",
      lead: "Você pediu para usar este endereço. Confirme-o aqui e confirme a mudança também no e-mail enviado ao endereço antigo.",
      button: "Confirmar endereço",
      ignore: "Se não foi você que pediu, ignore este e-mail.",
    },
    reauthentication: {
      subject: "Seu código",
      lead: "Digite este código para continuar a mudança na sua conta.",
      button: "Abrir o Lagom",
      ignore: "Se não foi você que pediu, mude sua senha.",
    },
    password_changed: {
      subject: "Sua senha foi alterada",
      lead: "A senha da sua conta no Lagom foi alterada, e a sessão foi encerrada em todos os outros aparelhos.",
      button: "Escolher nova senha",
      ignore: "Se não foi você, escolha uma nova senha agora mesmo.",
    },
    email_changed: {
      subject: "Seu endereço de e-mail foi alterado",
      lead: "Sua conta no Lagom agora tem outro endereço de e-mail. Não é mais possível entrar com este.",
      button: "Escrever para nós",
      ignore: "Se não foi você, escreva para nós agora mesmo.",
    },
  },
  reminders: {
    review: {
      title: "{due, plural, one {# palavra para revisar} other {# palavras para revisar}}",
      lead: "Uma revisão rápida hoje ajuda a não esquecer.",
      action: "Revisar agora",
    },
    read: {
      title: "Hora de ler",
      lead: "Por hoje, basta um texto curto.",
      action: "Escolher um texto",
    },
    why: "Você recebe este e-mail porque pediu lembretes ao Lagom.",
    stop: "Parar de receber estes e-mails",
  },
  unsubscribe: {
    ask: {
      title: "Parar de receber lembretes por e-mail?",
      text: "Você pode ativá-los de novo em Preferências.",
      action: "Parar de receber estes e-mails",
    },
    done: {
      title: "Você não vai mais receber lembretes por e-mail",
      text: "Você pode ativá-los de novo em Preferências.",
      action: "Continuar lendo",
    },
    unknown: {
      title: "Este link não funciona",
      text: "Abra-o mais uma vez pelo e-mail ou desative os lembretes em Preferências.",
      action: "Abrir o Lagom",
    },
  },
  pages: {
    none: {
      title: "Esta página não existe",
      text: "Talvez ela já tenha estado aqui. <start>Ir para a página inicial</start>.",
    },
    failed: {
      title: "Algo deu errado",
      text: "Não foi possível mostrar esta página. O que você salvou está seguro. <again>Tente de novo</again>, se for preciso, daqui a um minuto.",
      tell: "Se for escrever para nós sobre isso, envie junto: <code>{id}</code>",
    },
    starting: {
      title: "O Lagom está iniciando",
      text: "A primeira versão está sendo preparada. Esta página verifica sozinha se ela já está pronta.",
    },
    needsScript: "O Lagom precisa do JavaScript para mostrar esta página.",
  },
  heads: {
    bookBy: "{title}, de {authors}",
    book: "Leia um resumo de {book}, no nível certo para você, em um dos 16 idiomas do Lagom.",
    list: "Uma lista de livros no Lagom.",
    listOf: "Uma lista de livros no Lagom: {titles}…",
  },
};
