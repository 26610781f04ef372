import { useRef } from "react";

/** Breaks the rule that refs.test.ts checks, twice. */
export function RefsInRender() {
  const count = useRef(0);
  count.current += 1;
  return count.current;
}
