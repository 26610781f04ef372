/** What models say about their task, in our languages: not part of a text, unless its source says so too. */

/** How a remark before the answer begins: "Sure, …", "Here is …". */
const OPENERS = [
  "sure|certainly|of course|okay|ok|absolutely|here(?:['’]s| is| are)|below is|this is the",
  "här (?:är|kommer)|självklart|hier (?:ist|sind|is)|natürlich|gerne|natuurlijk|voici|bien sûr",
  "aquí (?:está|tienes)|claro|por supuesto|aqui está|ecco|certo|certamente|oto|oczywiście|işte|tabii|elbette",
  "вот|конечно|当然|好的|以下[是は]?|这是|はい|もちろん|다음은|물론|إليك|بالتأكيد|यहाँ|यह रहा|ज़रूर",
].join("|");

/** Words for the task itself, which remarks and labels contain and few texts do. */
const TASKS = [
  "rewrit|rewrote|simplif|translat|version|\\btext\\b|\\btexte\\b|\\btexto\\b|\\btesto\\b|\\btekst|\\b[ABC][12]\\b",
  "omskriv|översätt|förenkl|\\btexten\\b|umgeschrieben|vereinfach|übersetz|réécri|traduc|traduz|tradot|reescri|riscritt",
  "herschreven|vertaling|przepisan|tłumaczeni|yeniden yaz|çeviri|перепис|перевод|текст",
  "改写|翻译|译文|文本|書き直|翻訳|訳文|テキスト|다시 쓴|번역|텍스트|النص|ترجمة|अनुवाद|पाठ",
].join("|");

/** A remark or a label on the line of the answer, up to its colon. */
export const PREAMBLE = new RegExp(
  `^(?:${OPENERS})(?=[^\\n:：]{0,120}?(?:${TASKS}))[^\\n:：]{0,160}[:：]|^(?:\\p{L}+ )?(?:${TASKS})\\p{L}*(?: \\([^()]*\\)| \\p{L}+){0,2} ?[:：]`,
  "iu",
);

/** A line of its own before the answer. */
export const OPENING_LINE = new RegExp(`^(?:${OPENERS})(?:[^\\p{L}].{0,120})?[!.:：]$`, "iu");

/** A line of its own after the answer. */
export const CLOSING_LINE = new RegExp(
  `^[([*_]*(?:${[
    "notes?|obs|anm(?:ärkning)?|hinweis|anmerkung|remarque|nota|opmerking|uwaga|not|примечание|注|注意|备注|備考|참고|ملاحظة|टिप्पणी",
  ].join("|")})\\**\\s*[:：]|^(?:${[
    "let me know|i hope|hope (?:this|that)|feel free|would you like|if you (?:need|want|would)",
    "säg till|hoppas|ich hoffe|lassen sie mich|j['’]espère|espero|spero|ik hoop|mam nadzieję|надеюсь|umarım|希望|如果|ご不明|궁금|آمل",
  ].join("|")})`,
  "iu",
);

const REFUSED = "assist|comply|fulfill?|provide|rewrite|translate|help (?:you )?with";
/** "I can't come" and "Sorry, I'm late" are valid answers too. */
const ENGLISH_REFUSAL =
  "(?:(?:i['’]m |i am )?sorry[,.]? |i apologi[sz]e[,.]? |unfortunately,? )?(?:but )?" +
  `(?:as an ai(?: assistant| (?:language )?model)?(?:,| i\\b)|i (?:can ?not|can['’]t|won['’]t|must decline to) (?:${REFUSED})\\b|i(?:['’]m| am) (?:unable|not able) to (?:${REFUSED})\\b)`;

const SORRY =
  "(?:tyvärr|förlåt|leider|entschuldigung|désolée?|lo siento|desculpe?|mi dispiace|helaas|sorry|przepraszam|niestety|üzgünüm|maalesef)";

/** How a refusal begins. */
const REFUSALS = [
  ENGLISH_REFUSAL,
  `(?:${SORRY}[,.]? )?(?:men )?(?:jag kan (?:tyvärr )?inte (?:hjälpa|skriva om|översätta)|som en (?:ai(?!\\p{L})|språkmodell))`,
  `(?:${SORRY}[,.]? )?(?:aber )?(?:ich kann (?:leider |ihnen |dir )*(?:dabei |damit )?(?:nicht|diese[nr]? \\p{L}+ nicht) (?:helfen|umschreiben|übersetzen|dienen)|dabei kann ich|als ki(?!\\p{L}))`,
  `(?:je suis )?(?:${SORRY}[,.]? )?(?:mais )?(?:je ne (?:peux|puis) pas (?:vous |t['’])?(?:aider|réécrire|traduire|répondre)|en tant qu['’](?:ia|intelligence|assistant))`,
  `(?:${SORRY}[,.]? )?(?:pero )?(?:no puedo (?:ayudar|reescribir|traducir|cumplir)|como (?:una )?(?:ia(?!\\p{L})|modelo de lenguaje))`,
  `(?:${SORRY}[,.]? )?(?:mas )?(?:não posso (?:ajudar|reescrever|traduzir|atender)|como (?:uma )?(?:ia(?!\\p{L})|modelo de linguagem))`,
  `(?:${SORRY}[,.]? )?(?:ma )?(?:non posso (?:aiutar|riscrivere|tradurre|soddisfare)|come (?:ia(?!\\p{L})|modello linguistico))`,
  `(?:${SORRY}[,.]? )?(?:maar )?(?:ik kan (?:je |u )?(?:daar |hier )?(?:helaas )?(?:niet|geen) (?:mee |bij )?(?:helpen|herschrijven|vertalen)|als (?:ai(?!\\p{L})|taalmodel))`,
  `(?:${SORRY}[,.]? )?(?:ale )?(?:nie mogę (?:pomóc|przepisać|przetłumaczyć|spełnić)|jako (?:model językowy|sztuczna))`,
  `(?:${SORRY}[,.]? )?(?:ama )?(?:(?:bu konuda|bu isteğe) (?:yardımcı|yanıt)|bir (?:yapay zeka|dil modeli) olarak)`,
  "(?:извините|простите|к сожалению)[,.]? (?:но )?(?:я )?не могу|как (?:ии(?!\\p{L})|языковая модель)",
  "(?:很?抱歉|对不起)[，,。]?(?:但)?(?:我)?(?:无法|不能)|作为(?:一个)?(?:人工智能|ai|语言模型)",
  "(?:申し訳|すみません|ごめんなさい).{0,12}(?:できません|お手伝い|お応え|対応)|aiとして",
  "(?:죄송합니다|미안합니다).{0,12}(?:수 없|도와)|저는 (?:ai|인공지능|언어 모델)",
  "(?:عذرا|عذرًا|آسف|أعتذر).{0,12}لا (?:أستطيع|يمكنني)|كنموذج لغوي",
  "(?:क्षमा|माफ़).{0,20}नहीं|एक (?:एआई|भाषा मॉडल)",
];
export const REFUSAL = new RegExp(`^[¡¿“"]?(?:${REFUSALS.join("|")})`, "iu");

/** An answer to the instructions, which asks for the text. */
export const ASKS_FOR_TEXT = new RegExp(
  [
    "(?:please )?(?:provide|share|send|paste|give me) (?:me )?(?:the|your) text",
    "(?:skicka|ge|dela) (?:mig )?(?:in )?texten",
    "(?:schicken|senden|geben) sie (?:mir )?(?:bitte )?den text",
    "(?:envoyez|donnez|fournissez)(?:-moi)? (?:le|votre) texte",
    "(?:envíe|envía|proporcione|comparte)(?:me)? (?:el|tu|su) texto|(?:envie|forneça|compartilhe) (?:o|seu) texto",
    "(?:invia|fornisci|condividi)(?:mi)? il testo|(?:stuur|geef)(?: me| mij)? de tekst",
    "(?:wyślij|podaj|prześlij)(?: mi)? tekst|metni (?:gönder|paylaş)|(?:пришлите|отправьте|предоставьте)(?: мне)? текст",
    "请(?:提供|发送|给出).{0,4}(?:文本|文字|文章)|(?:テキスト|文章)を(?:送|提供|入力|教え)|텍스트를 (?:보내|제공|입력)",
    "(?:أرسل|قدم|زودني).{0,8}النص|(?:पाठ|टेक्स्ट).{0,12}(?:भेज|प्रदान)",
  ].join("|"),
  "iu",
);
