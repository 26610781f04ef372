import type { KeyGroup } from "@lagom/shared/ui/key-groups";
import { strings } from "../../strings.ts";

/** The keys of a text, for the overview. */
export function textKeys(translates: boolean): KeyGroup {
  const { title, word, sentence, phrase, lookUp, translate, save, speak, close } = strings.keys;
  const list = [
    { keys: ["←", "→"], does: word },
    { keys: ["↑", "↓"], does: sentence },
    { keys: ["⇧ ←", "⇧ →"], does: phrase },
    { keys: ["Enter"], does: lookUp },
    ...(translates ? [{ keys: ["T"], does: translate }] : []),
    { keys: ["S"], does: save },
    { keys: ["P"], does: speak },
    { keys: ["Esc"], does: close },
  ];
  return { title, list };
}
