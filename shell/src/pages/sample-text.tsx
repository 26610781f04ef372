import styles from "./landing-page.module.css";

/** The beginning of the sample as the API returns it (svenska, B1); a test keeps the two equal. */
const SAMPLE = {
  title: "Havet som blir el",
  paragraphs: [
    "Vid många kuster stiger och sjunker havet två gånger om dagen, framför allt eftersom månen drar i vattnet. På vissa platser är skillnaden mellan högt och lågt tidvatten mer än tio meter.",
    "Ett tidvattenkraftverk behöver en damm tvärs över en flodmynning eller en vik. När vattnet har nått sin högsta nivå stängs portarna. Några timmar senare har havet sjunkit, och då rinner vattnet ut genom turbiner.",
    "Det första stora kraftverket av det här slaget öppnade 1966 vid floden Rance i Bretagne och används fortfarande.",
    "Tekniken är dyr, och en damm kan skada djurlivet i viken. Därför provar ingenjörer i Skottland turbiner på havsbottnen, som vindkraftverk under vatten. Den stora fördelen är att ingen behöver gissa: tidvattnet följer månen, och månen kommer alltid i tid.",
  ],
} as const;

/** The static sample: part of the page itself, so that it can be read at once. */
export function SampleText() {
  return (
    <article className={styles.sample} lang="sv">
      <h2>{SAMPLE.title}</h2>
      {SAMPLE.paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </article>
  );
}
