import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/reader.ts";

export const messages: Translation<typeof english> = {
  reader: {
    retry: "Tentar de novo",
    title: "Artigo",
    back: "Voltar",
    level: "Nível",
    appearance: "Texto e tema",
    appearanceMark: "Aa",
    textSize: "Tamanho do texto",
    smaller: "Diminuir o texto",
    larger: "Aumentar o texto",
    spacing: "Espaçamento",
    spacings: { close: "Compacto", normal: "Normal", wide: "Amplo" },
    width: "Largura",
    widths: { narrow: "Estreita", normal: "Normal", wide: "Larga" },
    readings: {
      ja: "Furigana",
      zh: "Pinyin",
      ko: "Romanização",
      ru: "Transliteração",
      hi: "Transliteração",
    },
    statuses: "Colorir palavras por status",
    statusNames: {
      unsaved: "não salva",
      new: "nova",
      learning: "aprendendo",
      due: "para revisar",
      known: "conhecida",
    },
    theme: "Tema",
    themes: { system: "Sistema", light: "Claro", dark: "Escuro" },
    onItsWay: "Já está a caminho. Se ainda precisar ser escrito, pode levar um minuto.",
    writing: "O texto está sendo escrito. Pode levar um minuto.",
    finish: "Terminei",
    finished: "Você concluiu este texto.",
    streak: "Sua sequência: {days, plural, one {# dia} other {# dias}}.",
    wordsMet: "Você encontrou {words, plural, one {# palavra sua} other {# palavras suas}}.",
    savedHere: "Você salvou {words, plural, one {# palavra} other {# palavras}} aqui:",
    nextText: "Ler o próximo",
    toFeed: "Voltar às notícias",
    gone: {
      title: "Este texto não está aqui",
      text: "Talvez tenha sido removido, ou o endereço não está certo.",
    },
    levelNotChecked: "nível não verificado",
    byModel: "escrito por um modelo de linguagem",
    adapted: "adaptado",
    mayLack: "pode faltar: {facts}",
    finishFailed: "Não foi possível registrar. Tente de novo.",
  },
  restKnown: {
    explained: "Todas as outras palavras aqui são fáceis para você?",
    mark: "Marcar as demais como conhecidas",
    marked:
      "{words, plural, =0 {Não havia outra palavra para marcar aqui.} one {# palavra agora é conhecida. Ela não entra em Minhas palavras.} other {# palavras agora são conhecidas. Elas não entram em Minhas palavras.}}",
    failed: "Não foi possível fazer a alteração. Tente de novo.",
  },
  serial: {
    chapter: "Capítulo {number, number} de {count, number}",
    before: "O que aconteceu até aqui",
    finished: "Você concluiu este capítulo.",
    last: "Você concluiu o último capítulo de {book}.",
    next: "Capítulo {number, number}:",
    toBook: "Voltar ao livro",
  },
  print: {
    button: "Imprimir",
    name: "Lagom",
    words: "Minhas palavras",
    failed: "Não foi possível preparar o texto para impressão. Tente de novo.",
  },
  tutorial: {
    title: "Como consultar palavras",
    stepOf: "{step, number} de {all, number}",
    next: "Avançar",
    previous: "Voltar",
    done: "Entendi",
    close: "Fechar o tutorial",
    steps: {
      touch: {
        look: {
          title: "Toque em qualquer palavra",
          text: "Aparece o que ela quer dizer exatamente nesta frase, e a palavra continua à vista.",
        },
        translate: {
          title: "Selecione para traduzir",
          text: "Mantenha o dedo em uma palavra e arraste sobre as outras, ou toque em “anterior” ou “próxima” na consulta, para ver o significado de uma expressão ou frase.",
        },
        keep: {
          title: "Salve o que quer aprender",
          text: "Com Salvar, a palavra fica marcada em todos os textos que você lê. Todas ficam em Minhas palavras.",
        },
      },
      keys: {
        look: {
          title: "Clique em qualquer palavra",
          text: "Ou vá até ela com as setas e pressione Enter: ao lado aparece o que ela quer dizer exatamente nesta frase.",
        },
        translate: {
          title: "Selecione para traduzir",
          text: "Arraste sobre várias palavras, ou escolha-as com Shift e uma seta e pressione Enter, para ver o significado de uma expressão ou frase.",
        },
        keep: {
          title: "Salve o que quer aprender",
          text: "Com Salvar, ou a tecla S, a palavra fica marcada em todos os textos que você lê. Todas ficam em Minhas palavras.",
        },
      },
      both: {
        look: {
          title: "Toque em qualquer palavra",
          text: "Toque ou clique nela, ou vá até ela com as setas e pressione Enter: ao lado aparece o que ela quer dizer exatamente nesta frase.",
        },
        translate: {
          title: "Selecione para traduzir",
          text: "Escolha várias palavras arrastando, com Shift, uma seta e Enter, ou com “anterior” e “próxima” na consulta, para ver o significado de uma expressão ou frase.",
        },
        keep: {
          title: "Salve o que quer aprender",
          text: "Com Salvar, ou a tecla S, a palavra fica marcada em todos os textos que você lê. Todas ficam em Minhas palavras.",
        },
      },
    },
  },
  howKnown:
    "{percent, number} de cada 100 palavras deste texto estão no seu nível ou abaixo, ou você as marcou como conhecidas. Nomes e números não contam.",
  howKnownAt:
    "Cerca de {percent, number} de cada 100 palavras deste texto estão no {level} ou abaixo, sem contar nomes e números. Quando você marcar palavras como conhecidas, elas também contarão.",
};
