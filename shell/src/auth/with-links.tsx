import { Link } from "@lagom/shared/router";

interface WithLinksProps {
  /** A message in which tags mark the words that are links: `See the <terms>terms</terms>`. */
  text: string;
  /** Where each tag leads. */
  to: Readonly<Record<string, string>>;
  onFollow: () => void;
}

/** A sentence with links in it, whose places each language chooses. */
export const WithLinks = ({ text, to, onFollow }: WithLinksProps) =>
  text.split(/(<\w+>.*?<\/\w+>)/).map((part) => {
    const [, tag = "", words = ""] = part.match(/^<(\w+)>(.*)</) ?? [];
    const target = to[tag];
    return target === undefined ? (
      part
    ) : (
      <Link key={tag} to={target} onClick={onFollow}>
        {words}
      </Link>
    );
  });
