import type { Book } from "@lagom/shared/contract/books";
import { perLocale } from "@lagom/shared/i18n/language";

const list = perLocale((locale) => new Intl.ListFormat(locale));

/** Who wrote a book, as `Karel Čapek and Josef Čapek`. */
export const authorsOf = ({ authors }: Pick<Book, "authors">): string => list().format(authors);
