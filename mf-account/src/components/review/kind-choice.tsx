import { SelectField } from "@lagom/shared/ui/field";
import { strings } from "../../strings.ts";
import { CARD_KINDS, type CardKind } from "../../text/card-kind.ts";

interface KindChoiceProps {
  kind: CardKind;
  onChange: (kind: CardKind) => void;
  /** Whether the word can be read aloud here; otherwise listening is not offered. */
  hasVoice: boolean;
}

/** Chooses how cards ask. */
export function KindChoice({ kind, onChange, hasVoice }: KindChoiceProps) {
  const offered = CARD_KINDS.filter((one) => one !== "listening" || hasVoice || one === kind);
  return (
    <SelectField
      label={strings.review.kind}
      value={kind}
      onChange={(chosen) => onChange(chosen as CardKind)}
      options={offered.map((value) => ({ value, label: strings.review.kinds[value] }))}
    />
  );
}
