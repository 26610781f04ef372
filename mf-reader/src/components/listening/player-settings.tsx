import { IconButton } from "@lagom/shared/ui/button";
import { SelectField } from "@lagom/shared/ui/field";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { playerStrings } from "../../strings/player.ts";
import styles from "./player-settings.module.css";
import type { useVoices } from "./use-voices.ts";
import type { Voice } from "./voice.ts";
import { PAUSES, type Pause, SPEEDS, type Speed } from "./voices.ts";

interface PlayerSettingsProps {
  spoken: ReturnType<typeof useVoices>;
  voices: readonly Voice[];
  /** Said of the voices. */
  hint: string | undefined;
}

/** A button that opens what is chosen rarely, above the player: speed, pause and voice. The browser closes it on Esc and on a press elsewhere. */
export function PlayerSettings({ spoken, voices, hint }: PlayerSettingsProps) {
  const panel = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={playerStrings.settings}
        icon={<SlidersHorizontal size={20} />}
        aria-expanded={open}
        popoverTarget={panel}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw another frame */}
      <div
        id={panel}
        popover="auto"
        role="group"
        aria-label={playerStrings.settings}
        className={styles.panel}
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        <SelectField
          label={playerStrings.speed}
          options={SPEEDS.map((speed) => ({ value: `${speed}`, label: playerStrings.times({ speed }) }))}
          value={`${spoken.speed}`}
          onChange={(speed) => spoken.chooseSpeed(Number(speed) as Speed)}
        />
        <SelectField
          label={playerStrings.pauseAfter}
          options={PAUSES.map((seconds) => ({
            value: `${seconds}`,
            label: playerStrings.pauses({ seconds }),
          }))}
          value={`${spoken.pause}`}
          onChange={(seconds) => spoken.choosePause(Number(seconds) as Pause)}
        />
        <SelectField
          label={playerStrings.voice}
          hint={hint}
          options={voices.map(({ uri, name }) => ({ value: uri, label: name }))}
          value={spoken.voice?.uri ?? ""}
          onChange={spoken.chooseVoice}
        />
      </div>
    </>
  );
}
