import styles from "./look.module.css";

/**
 * Class names of what a text is read in: `page` is its column, `bar` with its `row` stands above, `facts` before the `text`,
 * which holds a `heading` (`repeated` if the text begins with it), its `contents`, and `paragraph`s
 * below `section` headings in `stretch`es. The text takes `data-spacing` and `data-readings`, the page `data-width`.
 */
export const reading = {
  page: styles.page,
  bar: styles.bar,
  row: styles.row,
  facts: styles.facts,
  text: styles.text,
  heading: styles.heading,
  repeated: styles.repeated,
  contents: styles.contents,
  section: styles.section,
  paragraph: styles.paragraph,
  stretch: styles.stretch,
};

/** A text with so many headings has a table of contents. */
export const FEWEST_HEADINGS_LISTED = 2;

/** In local storage: how texts look on this device. */
export const READING_LOOK_KEY = "lagom.reading-look";
