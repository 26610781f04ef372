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
  if (form.length > LONGEST) return [];
  const fronts = withoutPrefixes(form);
  return [...fronts, ...[form, ...fronts].flatMap(withoutPronoun)];
}

function withoutPrefixes(form: string): string[] {
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

/** مدرستها → مدرسة: ت before a pronoun is often a ة. */
function withoutPronoun(form: string): string[] {
  if (!PRONOUN.test(form)) return [];
  const stem = form.replace(PRONOUN, "");
  return stem.endsWith("ت") ? [`${stem.slice(0, -1)}ة`, stem] : [stem];
}
