import type { Category } from "@lagom/shared/text/categories";

/** Words in feeds' own categories and in addresses that map to ours, in the languages whose feeds use them most. */
const SIGNS: readonly (readonly [Category, RegExp])[] = [
  [
    "sports",
    /\b(sports?|football|soccer|tennis|olympi\w*|idrott|deportes?|esportes?|calcio|спорт)\b|体育|スポーツ|스포츠|رياض|खेल/iu,
  ],
  [
    "health",
    /\b(health|h[aä]lsa|gesundheit|sant[eé]|salud|sa[uú]de|salute|gezondheid|sa[gğ]l[iı]k|zdrowie|medicine)\b|здоровье|健康|건강|صحة|स्वास्थ्य/iu,
  ],
  [
    "technology",
    /\b(tech|technology|teknik|technik|technologie|tecnolog[ií]a|tecnologia|teknoloji|technologia|computers?|internet|ai)\b|технологии|科技|技術|기술|تقنية|तकनीक/iu,
  ],
  [
    "science",
    /\b(science|vetenskap|wissen|wissenschaft|sciences?|ciencias?|ci[eê]ncia|scienza|wetenschap|bilim|nauka|space|climate)\b|наука|科学|과학|علوم|विज्ञान/iu,
  ],
  [
    "business",
    /\b(business|econom\w*|ekonomi|wirtschaft|finan\w+|markets?|negocios|neg[oó]cios|economia|gospodarka)\b|экономика|财经|経済|경제|اقتصاد|व्यापार/iu,
  ],
  [
    "entertainment",
    /\b(entertainment|culture|kultur|kultura|cultura|arts?|film|movies?|music|musik|n[oö]je|spettacoli|tv|books?)\b|культура|文化|エンタメ|문화|ثقافة|मनोरंजन/iu,
  ],
];

/** The category of an article, judged by its feed's categories and its address; `world` if neither tells. */
export function categoryOf(named: readonly string[], url: string): Category {
  const said = [...named, ...new URL(url).pathname.split(/[/_-]/).slice(0, 6)].join(" | ");
  return SIGNS.find(([, sign]) => sign.test(said))?.[0] ?? "world";
}
