import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/faq.ts";

export const messages: Translation<typeof english> = {
  title: "Perguntas frequentes",
  lead: "Respostas curtas para as primeiras dúvidas.",
  level: {
    question: "Qual é o meu nível?",
    answer:
      "Aquele em que você acompanha um texto sem parar a cada linha. Comece por baixo: ler muito em um nível fácil ensina mais do que brigar com um difícil. Você pode mudar o nível dentro de qualquer texto.",
  },
  scale: {
    question: "O que significam A1, A2, B1 e C1?",
    answer:
      "São níveis do Quadro Europeu Comum de Referência. O A1 tem frases muito curtas, com as primeiras palavras; o A2, frases curtas sobre o dia a dia; o B1, textos claros sobre assuntos conhecidos; o C1, a língua em toda a sua riqueza. Um selo como “mais difícil que o B1” quer dizer que o texto ainda não existe no seu nível.",
  },
  languages: {
    question: "Quais idiomas existem aqui?",
    answer:
      "{count, plural, =16 {Dezesseis} other {{count, number}}}: {languages}. Nem todos têm a mesma quantidade de textos.",
  },
  phrase: {
    question: "Como consulto mais de uma palavra?",
    answer: "Selecione as palavras, ou toque em uma e adicione a próxima com o botão da consulta.",
  },
  marks: {
    question: "O que significam as marcas sob as palavras?",
    answer:
      "A linha pontilhada indica uma palavra que você salvou; o fundo colorido, uma que você está aprendendo. As palavras que você conhece não têm marca.",
  },
  streak: {
    question: "Quando um dia conta para a minha sequência?",
    answer:
      "Quando você conclui um artigo ou lê {words, plural, one {# palavra} other {# palavras}}, no seu fuso horário. Um dia perdido por semana é recuperado automaticamente.",
  },
  cost: {
    question: "Tem algum custo?",
    answer: "Não, e também não há anúncios.",
  },
  password: {
    question: "Esqueci minha senha.",
    answer: "Peça um link na página <recovery>Recuperação de senha</recovery>.",
  },
  mistake: {
    question: "Há um erro em um texto ou em uma tradução.",
    answer: "Avise pelo botão de feedback no canto da tela. A página vai junto, então duas palavras bastam.",
  },
};
