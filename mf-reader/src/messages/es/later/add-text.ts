import type { Translation } from "@lagom/shared/i18n/strings";
import type { messages as english } from "../../en/later/add-text.ts";

export const messages: Translation<typeof english> = {
  way: "De dónde viene",
  ways: { paste: "Pegar", file: "Archivo", link: "Enlace" },
  textTitle: "Título",
  textTitleHint: "Si lo dejas vacío, el título serán las primeras palabras del texto.",
  file: "Elegir un archivo",
  chosenFile: "Elegir un archivo: {name}",
  fileHint:
    "o suéltalo aquí: EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT o VTT. No sale de tu navegador; solo se guarda su texto.",
  anotherFile: "Elige o suelta otro archivo para sustituirlo.",
  reading: "Leyendo «{file}»…",
  characters: "{characters, plural, one {# carácter} other {# caracteres}}.",
  chaptersAndCharacters:
    "{chapters, plural, one {# capítulo} other {# capítulos}}, {characters, plural, one {# carácter} other {# caracteres}}.",
  becomes:
    "Se convertirá en {parts, plural, one {# texto} other {# textos}} de hasta {most, number} caracteres cada uno.",
  partsBefore:
    "{before, plural, one {# de {parts, number} ya está} other {# de {parts, number} ya están}} entre tus textos; solo se añade el resto.",
  oneFile: "Añade los archivos de uno en uno.",
  fileTooLong:
    "«{file}» tiene {characters, number} caracteres; se pueden añadir hasta {most, number} a la vez. Divídelo en archivos más pequeños.",
  refused: {
    unknown:
      "«{file}» es de un tipo que no se puede leer aquí. Trae EPUB, PDF, DOCX, HTML, TXT, Markdown, SRT o VTT.",
    large:
      "«{file}» es demasiado grande. Un archivo puede tener hasta 100 MB; uno de texto sin formato, 12 MB, y un PDF, 5000 páginas.",
    empty: "«{file}» está vacío: no contiene texto.",
    encrypted: "«{file}» está protegido con contraseña. Guárdalo sin ella y elígelo de nuevo.",
    protected:
      "«{file}» tiene protección anticopia (DRM): solo puede abrirlo la app de su tienda o biblioteca.",
    scanned:
      "«{file}» no tiene texto, solo imágenes de sus páginas. Pásale un reconocimiento de texto (OCR) y elígelo de nuevo.",
    damaged: "«{file}» está dañado y no se puede abrir. Descárgalo o guárdalo otra vez.",
    bomb: "«{file}» ocupa al descomprimirse mucho más que cualquier libro, así que no se ha abierto.",
    slow: "«{file}» no se ha podido leer en un minuto, así que se ha detenido la lectura.",
    failed: "No se ha podido leer «{file}». Comprueba tu conexión y elígelo de nuevo.",
  },
  partsFailed:
    "«{title}»: se han añadido {added, number} de {of, number} textos. No se ha podido añadir el resto.",
  text: "Texto",
  limit: "Hasta {most, number} caracteres; caben {left, number} más.",
  tooLong: "Sobran {over, number}. Tráelo por partes.",
  url: "Dirección de la página",
  urlHint: "Se toma el artículo de la página, sin sus scripts, y se cita la página como fuente.",
  bookmarklet: {
    name: "Leer en Lagom",
    text: "Para traer páginas desde cualquier sitio, arrastra esto a tu barra de marcadores y púlsalo en una página:",
    copied: "Copiado. Crea un marcador nuevo y pégalo como dirección.",
    copyFailed: "No se ha podido copiar. Arrástralo a tu barra de marcadores.",
  },
  language: "Idioma",
  guess: "Detectar automáticamente",
  read: "Leer",
  addFailed: "No se ha podido añadir el texto. Inténtalo de nuevo.",
  problem: "{field}: {reason}.",
  fields: { url: "Esta dirección", text: "El texto", sections: "El texto", title: "El título" },
};
