import type { Draft } from "./preferences-draft.ts";

/** Props shared by the field groups of the preferences dialog. */
export interface FieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
}
