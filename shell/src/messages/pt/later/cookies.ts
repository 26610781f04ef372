import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/cookies.ts";

export const messages: Translation<typeof english> = {
  title: "Cookies",
  lead: "Sem o seu consentimento, este site só cria cookies de idioma.",
  cookies: {
    title: "O que fica guardado em cookies",
    text: "Eles são enviados a este site a cada página que você abre, para que ela apareça no seu idioma. Contêm apenas o código de um idioma.",
  },
  local: {
    title: "O que fica guardado no seu navegador em vez disso",
    text: "Estas entradas ficam no armazenamento local do navegador. Só as páginas deste site podem lê-las, e nenhuma delas identifica você para terceiros.",
  },
  tab: {
    title: "O que fica guardado até você fechar a aba",
    text: "Estas entradas ficam no armazenamento de sessão do navegador, cada uma para uma só aba.",
  },
  offline: {
    title: "O que fica guardado para você ler offline",
    text: "Estas entradas ficam no armazenamento em cache do navegador.",
  },
  reminders: {
    title: "Lembretes",
    text: "Se você permitir lembretes em um aparelho, o navegador dele mantém, para este site, um endereço no próprio serviço de notificação push. Esse endereço é apagado quando você desativa os lembretes em Preferências ou sai da sua conta.",
  },
  analysis: {
    title: "Análise de uso",
    text: "Nenhuma sem o seu consentimento. Antes dele, nenhum código de um serviço de análise é carregado e nada é armazenado para esse fim. Medir o uso e registrar a tela são escolhas separadas, e um “não” fica guardado do mesmo modo que um “sim”.",
    entries:
      "Se você aceitar, o PostHog guarda um identificador deste navegador e da sua visita, além do seu consentimento, nas entradas e no único cookie chamados <code>{one}</code> ou <code>{other}</code>, por no máximo {days, plural, one {# dia} other {# dias}}. <code>{events}</code> contém o que ainda não foi enviado, e <code>{session}</code>, o último acesso contado. Quando você retira o consentimento, tudo isso é apagado na hora.",
  },
  away: {
    title: "Como apagar tudo",
    text: "Saia da sua conta e depois exclua os dados deste site nas configurações do navegador. Sua conta continua no servidor até você excluí-la em Preferências.",
  },
  purposes: {
    session: "Sua sessão, para você continuar com a conta aberta. Apagada quando você sai.",
    verifier:
      "Um segredo com o qual só este navegador pode concluir um acesso ou uma troca de senha que você iniciou aqui. Apagado quando isso é concluído.",
    language:
      "O idioma dos menus, botões e mensagens, se você escolheu um ou chegou por um endereço nesse idioma.",
    accountLanguage:
      "Seu idioma, conforme a sua conta. Vale quando você não escolheu nenhum. Apagado quando você sai.",
    reader:
      "De quem são os textos e as palavras guardados aqui, para que sejam apagados quando essa sessão terminar.",
    preferencesMirror: "Idioma, nível e categorias, para a primeira página carregar na hora.",
    preferencesLocal: "Suas escolhas como visitante, ou enquanto não era possível se conectar ao servidor.",
    theme: "Claro, escuro ou como no sistema, para a página não piscar.",
    consent: "Se você aceitou a análise de uso, para perguntarmos só uma vez.",
    returnTarget:
      "Onde você estava quando foi ao seu e-mail, ou a outro site, para se cadastrar ou entrar. Apagado quando você volta.",
    firstSteps: "Se você ainda tem pela frente os primeiros passos depois do cadastro.",
    readingLook: "Espaçamento, largura e indicações de pronúncia dos textos que você lê neste aparelho.",
    listening: "A voz, a velocidade e a pausa que você escolheu para a leitura em voz alta.",
    positions: "Onde você está em cada texto, para voltar ao mesmo ponto, também offline.",
    outbox: "O que você fez e o servidor ainda não recebeu. Apagado assim que é enviado.",
    reviews: "As últimas palavras que você tinha para revisar, para revisá-las offline.",
    cards:
      "Como as palavras de uma revisão são perguntadas neste aparelho: mostradas, omitidas, faladas ou digitadas.",
    releaseBucket: "Um número de 0 a 99, sorteado: define se você vê uma nova versão antes.",
    releaseRevision:
      "A versão mais nova do site que você já viu, para nunca voltar a uma anterior por engano.",
    releaseSession: "Um número aleatório, para que uma versão que falha nesta aba seja contada uma só vez.",
    releaseReports: "O que já foi relatado sobre isso.",
    brokenReleases: "Partes do site que falharam nesta aba, para que ela fique com a versão que funciona.",
    brokenShell: "O mesmo para a moldura em volta delas.",
    releaseReload:
      "Se a página já foi recarregada por causa de uma versão mais nova, para isso acontecer uma só vez.",
    onPage: "O que esta página mostra, para que a próxima evite isso se ela travar.",
    openedBooks: "Os livros que você abriu nesta aba, para que cada visita seja contada uma só vez.",
    wish: "O que você queria fazer com um livro quando pedimos que entrasse na sua conta.",
    override: "Uma versão de uma parte do site que você escolheu ver nesta aba, e por qual link.",
    frame: "A página em volta de todo o resto.",
    files: "Os arquivos desta versão do site.",
    shared: "Um arquivo que outro aplicativo compartilhou com este, até você vê-lo aqui.",
    hung: "O que travou, nas últimas vinte abas em que algo travou.",
    personal: "Textos e listas que você abriu, só para você. Apagados quando você sai ou outra pessoa entra.",
  },
};
