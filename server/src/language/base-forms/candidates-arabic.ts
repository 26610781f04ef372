const CONJUNCTION = /^[وف](?=.{3,}$)/u;
const PREPOSITION = /^[بلكس](?=.{3,}$)/u;
const ARTICLE = /^ال(?=.{2,}$)/u;
const LI_ARTICLE = /^لل(?=.{2,}$)/u;
const PRONOUN = /(?<=..)(?:هما|كما|ها|هم|هن|كم|كن|نا|ني|ه|ك|ي)$/u;

/**
 * Words are shorter, even with their clitics. In a longer run many letters could be clitics, and the work grows with the
 * square.
 */
const LONGEST = 30;

/** Keys without the clitics that Arabic attaches to a word: و ف ب ل ك س ال as prefixes, pronouns as suffixes. */
export function arabicCandidates(form: string): string[] {
  const fronts = withoutArabicPrefixes(form);
  return form.length > LONGEST ? [] : [...fronts, ...[form, ...fronts].flatMap(withoutPronoun)];
}

/** A word (key) without its first prefix, without its first two, and so on; none of a word too long to be one. */
export function withoutArabicPrefixes(form: string): string[] {
  if (form.length > LONGEST) return [];
  const found: string[] = [];
  let open = [form];
  while (open.length > 0) {
    open = open.flatMap(withoutOnePrefix).filter((key) => !found.includes(key));
    found.push(...open);
  }
  return found;
}

function withoutOnePrefix(form: string): string[] {
  if (LI_ARTICLE.test(form)) return [form.replace(LI_ARTICLE, "ال"), form.replace(LI_ARTICLE, "")];
  if (ARTICLE.test(form)) return [form.replace(ARTICLE, "")];
  if (CONJUNCTION.test(form)) return [form.slice(1)];
  return PREPOSITION.test(form) ? [form.slice(1)] : [];
}

/** A word (key) without the pronoun at its end, مدرستها → مدرسة: ت before a pronoun is often a ة. */
export function withoutPronoun(form: string): string[] {
  if (!PRONOUN.test(form)) return [];
  const stem = form.replace(PRONOUN, "");
  return stem.endsWith("ت") ? [`${stem.slice(0, -1)}ة`, stem] : [stem];
}
