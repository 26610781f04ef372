import { Fragment } from "react";

/** Parts longer than this may also break at dots. */
const LONG_PART = 24;

/** An e-mail or web address that wraps where a reader would break it: after the @ sign or, in long parts, after a dot. */
export function Address({ of }: { of: string }) {
  const parts = of
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LONG_PART ? part.split(/(?<=\.)/) : part));
  return parts.map((part, index) => (
    <Fragment key={parts.slice(0, index + 1).join("")}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
