import { Fragment } from "react";

/** A part that is longer than this may be broken at its dots as well. */
const LONG_PART = 24;

/** An e-mail address, which may be broken where a reader would: after the @ sign, in a long part after a dot. */
export function Address({ of }: { of: string }) {
  const parts = of
    .split(/(?<=@)/)
    .flatMap((part) => (part.length > LONG_PART ? part.split(/(?<=\.)/) : part));
  return parts.map((part, place) => (
    <Fragment key={parts.slice(0, place + 1).join("")}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
