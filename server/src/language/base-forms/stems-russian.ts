const PERSON = "(?:у|ю|[её]шь|[её]т|[её]м|[её]те|ут|ют|и|ите)";
const PAST = "(?:л|ла|ло|ли|вший|вшая|вшие|в|вши)";
const SHORT_PAST = "(?:л[аои])?";
const PARTICIPLE = "(?:н?(?:|а|о|ы)|н(?:ый|ая|ое|ые|ого|ой|ую|ым|ом|ых|ыми|ому))";
const PREFIXES = "в|во|вы|до|за|на|об|обо|ото|пере|по|подо|при|про|разо|со|у";

/** Forms of verbs whose stem is another one in the infinitive, which the dictionary lists by themselves: начнёт → начать. */
const IRREGULAR: readonly (readonly [form: RegExp, ...infinitives: string[]])[] = (
  [
    ["ш(?:[её]л|ла|ло|ли)", "идти"],
    ["(.+)ш(?:[её]л|ла|ло|ли)", "$1йти"],
    [`(${PREFIXES})й?д${PERSON}`, "$1йти"],
    [`(.*)(ч|вз|ж|мн)(?:н|ьм|м)${PERSON}`, "$1$2ать", "$1$2ять"],
    [`возьм${PERSON}`, "взять"],
    [`(за|по|на|пере)йм${PERSON}`, "$1нять"],
    [`(с|под|об|от|раз|при)н?им${PERSON}`, "$1нять"],
    [`прим${PERSON}`, "принять"],
    [`(.*?)о?([бвплш])ь${PERSON}`, "$1$2ить", "$1о$2ить"],
    ["(.*?)([бвплш])ей(?:те)?", "$1$2ить"],
    ["(.*)да(?:м|шь|ст|дим|дите|дут)", "$1дать"],
    ["(.*)е(?:м|шь|ст|дим|дите|дят|л|ла|ло|ли)", "$1есть"],
    ["(.*)бегу(?:т)?", "$1бежать"],
    [`(.*)мо(?:г${SHORT_PAST}|гу|гут|ж[её]шь|ж[её]т|ж[её]м|ж[её]те)`, "$1мочь"],
    [`(.*)л(?:[её]г${SHORT_PAST}|ягу|ягут|яж[её]т|яж[её]шь|яг|ягте)`, "$1лечь"],
    [`(.*)([нв])[её]([сз])(?:${SHORT_PAST}|${PERSON})`, "$1$2е$3ти"],
    [`(.*)в[её](?:л|ла|ло|ли|д${PERSON})`, "$1вести"],
    [`(.*)р(?:ос${SHORT_PAST}|аст${PERSON})`, "$1расти"],
    [`(.*)([пт])[её](?:к${SHORT_PAST}|ку|кут|ч${PERSON})`, "$1$2ечь"],
    [`(.*)ж(?:[её]г|г${SHORT_PAST}|гу|гут|ж${PERSON})`, "$1жечь"],
    [`(.{2,}[бвгзкпстх])${SHORT_PAST}`, "$1нуть"],
    [`(.*)(м|п|т)(?:[её]р${SHORT_PAST}|р${PERSON})`, "$1$2ереть"],
    [`(.*)с(?:ел|ела|ело|ели|яд${PERSON}|ядь|ядьте)`, "$1сесть"],
    [`(.*[аеы])н${PERSON}`, "$1ть"],
    ["(.*[аеы])нь(?:те)?", "$1ть"],
    [`(.*б)уд(?:ь|ьте|${PERSON})`, "$1ыть"],
    [`(.*)ед${PERSON}`, "$1ехать"],
    [`(.*?)о?зов${PERSON}`, "$1звать", "$1озвать"],
    [`(.*?)([бд])ер${PERSON}`, "$1$2рать", "$1о$2рать"],
    [`(.*)([иы])в${PERSON}`, "$1$2ть"],
    [`(.*)ж?жд${PERSON}`, "$1ждать"],
    [`(.*[аяеиы])${PAST}`, "$1ть"],
    [`(.*[ая])н${PARTICIPLE}`, "$1ть"],
    [`(.*)[её]н${PARTICIPLE}`, "$1ить", "$1еть"],
  ] as const
).map(([form, ...infinitives]) => [new RegExp(`^${form}$`, "u"), ...infinitives]);

/** What a Russian word may be a form of where the dictionary does not say so, and its spellings with ё: приду → прийти, поближе → ближе, еще → ещё. */
export function russianStems(form: string): string[] {
  const [, verb = form, self = ""] = /^(.+)(с[яь])$/u.exec(form) ?? [];
  const found = IRREGULAR.filter(([irregular]) => irregular.test(verb)).flatMap(
    ([irregular, ...infinitives]) => infinitives.map((infinitive) => verb.replace(irregular, infinitive)),
  );
  const reflexive = self
    ? found.map((infinitive) => infinitive + (infinitive.endsWith("ь") ? "ся" : "сь"))
    : found;
  const comparative = /^по.+(?:ее|ей|[шжчщ]е)$/u.test(form) ? [form.slice(2)] : [];
  return [...new Set([...reflexive, ...comparative, ...withYo(form)])].filter((base) => base !== form);
}

/** е is written for ё. */
const withYo = (form: string): string[] =>
  [...form].flatMap((letter, at) => (letter === "е" ? [`${form.slice(0, at)}ё${form.slice(at + 1)}`] : []));
