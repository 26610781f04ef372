import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "De onde vem",
  ways: { paste: "Colar", file: "Arquivo", link: "Link" },
  textTitle: "Título",
  textTitleHint: "Sem título, o texto é identificado pelas primeiras palavras.",
  file: "Escolher arquivo",
  chosenFile: "Escolher arquivo: {name}",
  fileHint:
    "ou solte-o aqui: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ou VTT. Ele fica no seu navegador; só o texto é guardado.",
  anotherFile: "Escolha ou solte outro arquivo para substituir este.",
  reading: "Lendo “{file}”…",
  characters: "{characters, plural, one {# caractere} other {# caracteres}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# capítulo} other {# capítulos}}, {characters, plural, one {# caractere} other {# caracteres}}.",
  becomes: "Vai virar {parts, plural, one {# texto} other {# textos}} de até {most, number} caracteres cada.",
  partsBefore:
    "{before, plural, one {# de {parts, number} já está} other {# de {parts, number} já estão}} entre os seus textos; só o resto será adicionado.",
  oneFile: "Adicione um arquivo de cada vez.",
  fileTooLong:
    "“{file}” tem {characters, plural, one {# caractere} other {# caracteres}}; dá para adicionar até {most, number} de uma vez. Divida-o em arquivos menores.",
  refused: {
    unknown:
      "“{file}” é de um tipo que não pode ser lido aqui. Use EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT ou VTT.",
    large:
      "“{file}” é grande demais. Um arquivo pode ter até 100 MB; um de texto puro, 12 MB; e um PDF, 5.000 páginas.",
    empty: "“{file}” está vazio: não há texto nele.",
    encrypted: "“{file}” está protegido por senha. Salve-o sem senha e escolha-o de novo.",
    protected:
      "“{file}” tem proteção contra cópia (DRM): só o aplicativo da loja ou da biblioteca pode abri-lo.",
    scanned:
      "“{file}” não tem texto, só imagens das páginas. Faça o reconhecimento do texto (OCR) e escolha-o de novo.",
    damaged: "“{file}” está danificado e não pode ser aberto. Baixe ou salve o arquivo outra vez.",
    bomb: "Descompactado, “{file}” fica muito maior do que um livro pode ser, por isso não foi aberto.",
    slow: "A leitura de “{file}” passou de um minuto e foi interrompida.",
    failed: "Não foi possível ler “{file}”. Verifique sua conexão e escolha-o de novo.",
  },
  partsFailed:
    "“{title}”: {added, number} de {of, plural, one {# texto adicionado} other {# textos adicionados}}. Não foi possível adicionar o resto.",
  text: "Texto",
  limit: "Até {most, number} caracteres; ainda cabem {left, number}.",
  tooLong:
    "Passou do limite em {over, plural, one {# caractere} other {# caracteres}}. Traga o texto em partes.",
  url: "Endereço da página",
  urlHint: "Pegamos o artigo da página, sem os scripts, e indicamos a página como fonte.",
  bookmarklet: {
    name: "Ler no Lagom",
    text: "Para trazer páginas de qualquer lugar, arraste isto para a barra de favoritos e clique nele em uma página:",
    copied: "Copiado. Crie um novo favorito e cole isto como endereço.",
    copyFailed: "Não foi possível copiar. Arraste para a barra de favoritos.",
  },
  language: "Idioma",
  guess: "Detectar automaticamente",
  read: "Ler",
  addFailed: "Não foi possível adicionar o texto. Tente de novo.",
  problem: "{field} {reason}.",
  fields: { url: "Este endereço", text: "O texto", sections: "O texto", title: "O título" },
};
