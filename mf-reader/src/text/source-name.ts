import type { Text } from "@lagom/shared/contract/text";
import { PASTED_SOURCE } from "@lagom/shared/text/own-text";
import { strings } from "../strings.ts";

/** What the source of a text is called. */
export const sourceName = ({ name }: Pick<Text["source"], "name">): string =>
  name === PASTED_SOURCE ? strings.pasted : name;
