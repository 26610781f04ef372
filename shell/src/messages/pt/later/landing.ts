import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/landing.ts";

export const messages: Translation<typeof english> = {
  title: "Leia o mundo no nível certo para você",
  eyebrow: "Notícias e livros em 16 idiomas",
  heading: "Leia o mundo\nno nível certo\npara você.",
  lead: "Artigos e livros de verdade, reescritos no nível em que ler dá prazer. Toque em qualquer palavra para entendê-la. Salve, e ela fica com você.",
  start: "Comece a ler, é grátis",
  promise: "Sem anúncios. Suas palavras são só suas.",
  languages: "Idiomas em que você pode ler",
  passage: "Um texto para experimentar",
  level: "Nível do texto",
  hint: "Mude o nível ou toque em uma palavra.",
  points: {
    level: {
      title: "O seu nível, não o da aula",
      text: "Cada texto existe em vários níveis, das frases curtas à língua em toda a sua riqueza. Suba quando ficar fácil: você continua no mesmo ponto do texto.",
    },
    meaning: {
      title: "O significado, ali mesmo",
      text: "Um toque mostra o que a palavra quer dizer exatamente naquela frase. Ela continua à vista, e você não se perde na leitura.",
    },
    words: {
      title: "Palavras que ficam",
      text: "Salve uma palavra e ela aparecerá marcada em todos os próximos textos. Em Minhas palavras, ela espera por você com a frase em que apareceu.",
    },
  },
};
