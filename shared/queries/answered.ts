import type { Tag, WriteKey } from "../contract/tags.ts";

/** A write the server has answered, with those of its tags that it left unchanged. */
export interface Answered {
  call: WriteKey;
  unchanged: readonly Tag[];
}
