import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../en/frame.ts";

export const messages: Translation<typeof english> = {
  consent: {
    title: "Podemos medir como o Lagom é usado?",
    text: "Assim sabemos quais textos e recursos valem o trabalho: páginas abertas, palavras consultadas, textos concluídos. Nunca o que você escreve, nunca para publicidade.",
    more: "O que exatamente, e como mudar isso",
    recording: "Registrar também como a página é usada na tela, com todos os textos e campos ocultos",
    refuse: "Prefiro não",
    accept: "Sim, podem medir",
    settings: "Sua escolha",
    analytics: "Medir como eu uso o Lagom",
    notMeasured: "Este site não tem análise de uso configurada, então nada é medido.",
    kept: "Sua escolha foi salva.",
  },
  changes: {
    waiting: "{count, plural, one {# alteração aguarda} other {# alterações aguardam}} envio.",
    sent: "{count, plural, one {# alteração enviada} other {# alterações enviadas}} ({time}).",
    refused: "A alteração de “{label}” não foi aceita: {reason}",
    refusedUnnamed: "Uma alteração não foi aceita: {reason}",
    noReason: "o servidor não informou o motivo",
    ok: "OK",
  },
  update: {
    ready: "Há uma nova versão do Lagom.",
    reload: "Recarregar",
  },
  keys: {
    title: "Atalhos",
    everywhere: {
      title: "Em todas as páginas",
      next: "O próximo link ou botão; com ⇧, o anterior",
      follow: "Abrir o link, acionar o botão",
      close: "Fechar o que está aberto",
      show: "Mostrar estes atalhos",
    },
  },
};
