import type { Draft } from "./preferences-draft.ts";

/** What the groups of fields of the preferences dialog share. */
export interface FieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}
