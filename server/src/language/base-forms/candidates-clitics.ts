import type { LanguageCode } from "@lagom/shared/text/languages";

const FRENCH = "je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|ci|là|haut";
const PORTUGUESE = "me|te|se|nos|vos|lhes?|[oa]s?|l[oa]s?|n[oa]s?|lh[oa]s?|m[oa]s?|t[oa]s?";
/** Endings after the pronoun in the future and the conditional. */
const PORTUGUESE_ENDING = "ei|ás|á|emos|eis|ão|ia|ias|íamos|íeis|iam";

/** Hyphenated clitics that leave the meaning of the word unchanged. */
const WITH_CLITICS: Partial<Record<LanguageCode, RegExp>> = {
  // dit-elle, a-t-il, donnez-le-lui, celui-ci, là-haut; but a rendez-vous is not an imperative
  fr: new RegExp(`^(?!rendez-vous$|chez-|par-|jusque-)(\\p{L}+)(?:-t)?(?:-(?:${FRENCH})){1,2}$`, "u"),
  // fá-lo-ia, levantou-se
  pt: new RegExp(`^(\\p{L}+)(?:-(?:${PORTUGUESE})){1,2}(?:-(?:${PORTUGUESE_ENDING}))?$`, "u"),
  // скажи-ка
  ru: /^(\p{L}+)-ка$/u,
  // थोड़ी-सी, धीरे-धीरे, साल-दर-साल
  hi: /^(.+?)-(?:सा|सी|से|(?:दर-)?\1)$/u,
};

/** A word without the clitics that follow it after a hyphen. Other hyphens join words into a new one: по-русски, e-book. */
export function withoutClitics(form: string, code: LanguageCode): string[] {
  const word = WITH_CLITICS[code]?.exec(form)?.[1];
  return word ? [word] : [];
}
