/** Particles after any noun; longest first, so that the shortest stem comes first. */
const ANY =
  "에서부터 에게서는 에게서 에서는 에서도 에서의 에서 에게는 에게도 에게 께서는 께서 께 까지 부터 처럼 보다 마다 조차 밖에 하고 한테 에는 에도 에 의 도 만 들은 들이 들을 들의 들 쯤 만큼 뿐 대로 한테서 한테 에게로 마저 씩 째 끼리".split(
    " ",
  );
const AFTER_CONSONANT = "이라고 이라는 이랑 이나 이며 으로는 으로도 으로 은 이 을 과".split(" ");
const AFTER_VOWEL = "라고 라는 랑 나 며 로는 로도 로 는 가 를 와".split(" ");
const COPULA = /^(.+?)(?:이었습니다|였습니다|입니다|이다|이에요|예요|인)$/u;
/** The forms of 이다 after a noun. */
const BEING =
  /^(.+?)(?:이(?:다|지만|고|며|면|라서|라도|라면|라|니까|었다|었어요|었고|었던|었는데|야|죠|지요|시다|세요|십니다|네요|군요|잖아요|거든요)|(?:였다|였어요|였고|였던|였는데|예요|에요|죠|지요|세요|네요)|입니다|입니까|인데요?|인지|인가요?|일까요?|일|인)$/u;
/** Endings of 하다 verbs. */
const HADA =
  /^(.*)(?:했습니다|합니다|하였다|했다|한다|하는|하고|하여|하면|하기|하지|해서|해요|했던|할|한|해|함)$/u;
const STEM =
  /^(.+?)(?:었습니다|았습니다|습니다|는다|었다|았다|지만|는데|어서|아서|으면|면서|어요|아요|는|고|게|지|기|은|어|아)$/u;

/** Keys without particles (도서관에서는 → 도서관) and the base form of common verb endings (말합니다 → 말하다). */
export function koreanCandidates(form: string): string[] {
  const nouns = withoutParticles(form);
  const copula = COPULA.exec(form)?.[1];
  const hada = HADA.exec(form)?.[1];
  const stem = STEM.exec(form)?.[1];
  return [
    ...nouns,
    ...(copula ? [copula] : []),
    ...(hada === undefined ? [] : [`${hada}하다`, hada]),
    ...(stem ? [`${stem}다`] : []),
  ].filter((key) => key.length > 0);
}

/** The nouns (keys) that a word may be, without particles and 이다: 도서관에서는 → 도서관, 학생이세요 → 학생. */
export function koreanNouns(form: string): string[] {
  const noun = BEING.exec(form)?.[1];
  return [...withoutParticles(form), ...(noun ? [noun, ...withoutParticles(noun)] : [])];
}

function withoutParticles(form: string): string[] {
  const once = particleStems(form);
  return [...once, ...once.flatMap(particleStems)];
}

function particleStems(form: string): string[] {
  const stems = [...ANY, ...AFTER_CONSONANT, ...AFTER_VOWEL]
    .filter((particle) => form.length > particle.length && form.endsWith(particle))
    .filter((particle) => fits(form.slice(0, -particle.length), particle));
  return stems.sort((a, b) => b.length - a.length).map((particle) => form.slice(0, -particle.length));
}

/** 은 이 을 과 follow a final consonant, 는 가 를 와 a vowel; 로 also follows ㄹ. */
function fits(stem: string, particle: string): boolean {
  if (ANY.includes(particle)) return true;
  const final = finalConsonant(stem);
  if (final === null) return true;
  if (particle.startsWith("로")) return final === 0 || final === 8;
  return AFTER_CONSONANT.includes(particle) ? final > 0 : final === 0;
}

/** Index of the final consonant of the last syllable, 0 for none; null if it is not Hangul. */
function finalConsonant(stem: string): number | null {
  const code = stem.charCodeAt(stem.length - 1) - 0xac00;
  return code >= 0 && code <= 11_171 ? code % 28 : null;
}
