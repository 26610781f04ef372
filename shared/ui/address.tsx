import { Fragment } from "react";
import styles from "./address.module.css";

/** Parts longer than this may also break at dots, and wherever else it takes if they have none. */
const LONG_PART = 24;

/**
 * An e-mail or web address. It runs from left to right in every text, and wraps where a reader would break it: after the @ sign or, in
 * long parts, after a dot.
 */
export function Address({ of }: { of: string }) {
  const parts = of
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LONG_PART ? part.split(/(?<=\.)/) : part));
  return (
    <bdi dir="ltr">
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index + 1).join("")}>
          {index > 0 && <wbr />}
          {part.length > LONG_PART ? part : <span className={styles.whole}>{part}</span>}
        </Fragment>
      ))}
    </bdi>
  );
}

interface WithAddressProps {
  text: string;
  /** One or several, each of which may stand in the text several times. */
  address: string | readonly string[];
}

/** A text with addresses in it that run and wrap as `Address` does. */
export function WithAddress({ text, address }: WithAddressProps) {
  return piecesOf(text, [address].flat()).map(({ piece, isAddress, rest }) => (
    <Fragment key={rest.length}>{isAddress ? <Address of={piece} /> : piece}</Fragment>
  ));
}

interface Piece {
  piece: string;
  isAddress: boolean;
  /** What follows it. */
  rest: string;
}

/** A text in pieces, none of them empty: its addresses, and what stands around them. */
function piecesOf(text: string, addresses: readonly string[]): Piece[] {
  if (text === "") return [];
  const [first] = addresses
    .map((address) => ({ address, at: address === "" ? -1 : text.indexOf(address) }))
    .filter(({ at }) => at >= 0)
    // Of two that begin alike, the longer one is meant.
    .sort((one, other) => one.at - other.at || other.address.length - one.address.length);
  const isAddress = first?.at === 0;
  const piece = isAddress ? first.address : text.slice(0, first?.at);
  const rest = text.slice(piece.length);
  return [{ piece, isAddress, rest }, ...piecesOf(rest, addresses)];
}
