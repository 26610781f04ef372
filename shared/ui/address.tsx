import { Fragment } from "react";
import styles from "./address.module.css";

/** Parts longer than this may also break at dots, and wherever else it takes if they have none. */
const LONG_PART = 24;

/** An e-mail or web address that wraps where a reader would break it: after the @ sign or, in long parts, after a dot. */
export function Address({ of }: { of: string }) {
  const parts = of
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LONG_PART ? part.split(/(?<=\.)/) : part));
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part.length > LONG_PART ? part : <span className={styles.whole}>{part}</span>}
    </Fragment>
  ));
}

/** A sentence with an address in it that wraps as `Address` does. */
export function WithAddress({ text, address }: { text: string; address: string }) {
  const at = address === "" ? -1 : text.indexOf(address);
  if (at === -1) return text;
  return (
    <>
      {text.slice(0, at)}
      <Address of={address} />
      {text.slice(at + address.length)}
    </>
  );
}
