import styles from "./look.module.css";

/**
 * Class names of what a text is read in: `page` is its column, `bar` with its `row` stands above, `facts` before the `text`,
 * which holds a `heading` and `paragraph`s in `stretch`es. The text takes `data-spacing` and `data-readings`, the page `data-width`.
 */
export const reading = {
  page: styles.page,
  bar: styles.bar,
  row: styles.row,
  facts: styles.facts,
  text: styles.text,
  heading: styles.heading,
  paragraph: styles.paragraph,
  stretch: styles.stretch,
};

/** In local storage: how texts look on this device. */
export const READING_LOOK_KEY = "lagom.reading-look";
