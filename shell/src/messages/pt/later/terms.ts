import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/terms.ts";

export const messages: Translation<typeof english> = {
  title: "Termos de uso",
  lead: "As poucas regras para usar este site.",
  account: {
    title: "Sua conta",
    text: "Cada conta é de uma só pessoa. Escolha uma senha que você não usa em nenhum outro lugar. Você responde pelo que acontece com a sua conta; se achar que outra pessoa a está usando, mude a senha: isso encerra a sessão em todos os outros aparelhos.",
  },
  may: {
    title: "O que você pode fazer",
    text: "Ler, consultar e salvar, para uso próprio, o quanto quiser. Os textos de outras fontes pertencem a essas fontes; cada um traz um link para a sua.",
  },
  mayNot: {
    title: "O que você não pode fazer",
    text: "Derrubar o site ou tentar, ler os dados de outras pessoas, copiar textos em massa por meios automáticos ou publicar nomes de listas que insultem ou assediem alguém. A conta de quem fizer isso pode ser encerrada.",
  },
  promised: {
    title: "O que é prometido e o que não é",
    text: "Textos e traduções são feitos com cuidado, mas podem conter erros e servem para aprender um idioma. Não confie neles quando um erro puder causar danos. O site pode mudar, parar por um tempo ou ser encerrado.",
    more: "O tratamento dos seus dados está descrito em <privacy>Privacidade</privacy>. Para falar com quem opera este site, use a <contact>página de contato</contact>.",
  },
};
