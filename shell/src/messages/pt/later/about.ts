import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/about.ts";

export const messages: Translation<typeof english> = {
  title: "Sobre o Lagom",
  lead: "Lagom é uma palavra sueca que quer dizer “na medida certa”. Aqui, é o quanto você consegue ler hoje com prazer em um novo idioma, e amanhã um pouco mais.",
  works: {
    title: "Como funciona",
    levels:
      "Aqui, cada texto existe em várias versões, mais fáceis ou mais difíceis, do A1 ao C1 na escala europeia (QECR). Você escolhe um idioma e um nível; se um texto parecer fácil ou difícil demais, mude o nível e continue no mesmo parágrafo.",
    words:
      "Toque em uma palavra e veja o que ela quer dizer naquela frase, sua forma básica e a frase no seu idioma. Salve a palavra, e ela aparecerá marcada sempre que você a encontrar de novo.",
  },
  texts: {
    title: "De onde vêm os textos",
    text: "Os artigos e resumos de livros com a indicação “Lagom collection” foram escritos para este site, em cada idioma e em cada nível. Tratam de assuntos que não envelhecem e não se fazem passar por notícias do dia. Os textos de outros lugares trazem a fonte, com um link para ela. Quando um texto não existe no nível que você pediu, aparece o mais próximo, e o selo avisa.",
  },
  meanings: {
    title: "De onde vêm os significados",
    text: "De um léxico feito junto com os textos. Quando uma palavra não está nele, a consulta diz qual outro dicionário respondeu, ou que nenhum respondeu. Um palpite nunca é apresentado como certeza.",
  },
  more: "Saiba mais nas <faq>perguntas frequentes</faq> ou <contact>escreva para nós</contact>.",
};
