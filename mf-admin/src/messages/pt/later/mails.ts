import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/mails.ts";

export const messages: Translation<typeof english> = {
  lead: "E-mails que não puderam ser enviados, mesmo depois de muitas tentativas. Eles ficam aqui por 30 dias.",
  failed: "Não foi possível carregar os e-mails agora.",
  empty: { title: "Nenhum e-mail parado", text: "Todos os e-mails saíram ou ainda estão sendo tentados." },
  columns: {
    to: "Para",
    purpose: "Motivo",
    asked: "Pedido",
    givenUp: "Desistência",
    failure: "Última falha",
  },
  attempts: "{attempts, plural, one {# tentativa} other {# tentativas}}",
  purposes: {
    signup: "Cadastro",
    invite: "Convite",
    recovery: "Nova senha",
    magiclink: "Link para entrar",
    email_change_old: "Mudança de endereço, para o antigo",
    email_change_new: "Mudança de endereço, para o novo",
    reauthentication: "Código",
    password_changed: "Aviso de nova senha",
    email_changed: "Aviso de novo endereço",
    feedback: "Feedback para um administrador",
    reminder: "Lembrete",
  },
  retry: {
    label: "Tentar de novo",
    title: "Tentar este e-mail de novo?",
    text: "O e-mail para {to} é enviado mais uma vez, com um novo link. Se falhar, ele volta para cá.",
    confirm: "Tentar de novo",
    done: "Nova tentativa do e-mail para {to}.",
  },
  remove: {
    label: "Excluir",
    title: "Excluir este e-mail?",
    text: "{to} nunca vai recebê-lo. Isso não pode ser desfeito.",
    confirm: "Excluir",
    done: "O e-mail para {to} foi excluído.",
  },
};
