import { Link } from "@lagom/shared/router";
import { Fragment, type ReactNode } from "react";

type DrawTag = (words: string) => ReactNode;

interface RichTextProps {
  /** A message in which tags mark words that are drawn in a way of their own: `See the <terms>terms</terms>`. */
  text: string;
  /** How the words of each tag are drawn. */
  tags: Readonly<Record<string, DrawTag>>;
}

/** A sentence with links, or other parts of their own, whose places each language chooses. */
export const RichText = ({ text, tags }: RichTextProps) =>
  text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, tag = "", words = ""] = part.match(/^<(\w+)>(.*)</) ?? [];
    const draw = tags[tag];
    return draw ? <Fragment key={part}>{draw(words)}</Fragment> : part;
  });

/** Draws the words of a tag as a link. @param onFollow called when it is followed */
export const linkTo =
  (path: string, onFollow?: () => void): DrawTag =>
  (words) => (
    <Link to={path} onClick={onFollow}>
      {words}
    </Link>
  );
