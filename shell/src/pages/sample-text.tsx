import styles from "./landing-page.module.css";

/** The beginning of the sample as the API returns it (svenska, B1); a test keeps the two equal. */
const SAMPLE = {
  title: "Ett land som värms underifrån",
  paragraphs: [
    "Island ligger där två av jordens stora plattor glider isär, och därför är marken het redan på litet djup. När de första nybyggarna såg ånga stiga vid kusten gav de platsen namnet Reykjavik, ungefär ”rökviken”.",
    "Länge användes källorna mest till bad och tvätt, medan husen värmdes med kol från andra länder. År 1930 drogs en ledning från källorna till en skola i huvudstaden.",
    "När oljan blev mycket dyr på 1970-talet byggdes systemet ut. Nu värms nio av tio hem med vatten från underjorden.",
    "Det varma vattnet har också skapat en vana: att träffas i badet. Poolerna utomhus är öppna året om. I de små heta baden sitter direktören bredvid studenten och diskuterar allt från fotboll till politik.",
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
