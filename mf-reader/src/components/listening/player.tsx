import type { Text } from "@lagom/shared/contract/text";
import { languageOf } from "@lagom/shared/text/languages";
import { IconButton } from "@lagom/shared/ui/button";
import { Pause, Play, Repeat1, SkipBack, SkipForward, X } from "lucide-react";
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from "react";
import { playerStrings } from "../../strings/player.ts";
import { strings } from "../../strings.ts";
import { blocksOf } from "../../text/block.ts";
import { linesOf } from "../../text/lines.ts";
import styles from "./player.module.css";
import { PlayerSettings } from "./player-settings.tsx";
import { useListening } from "./use-listening.ts";
import { useMediaSession } from "./use-media-session.ts";
import { useVoices } from "./use-voices.ts";
import { ESPEAK_VOICE } from "./voice.ts";

interface PlayerProps {
  container: RefObject<HTMLElement | null>;
  first: Text;
  parts: readonly Text[];
  onClose: () => void;
}

/** The player that reads the text aloud, at the bottom of the screen; it stays open when the level changes. */
export function Player({ container, first, parts, onClose }: PlayerProps) {
  const language = languageOf(first.language);
  const spoken = useVoices(language.code, first);
  const { voices, voice, speed, pause, standIn } = spoken;
  const lines = useMemo(() => linesOf(blocksOf(parts)), [parts]);
  const listening = useListening({
    container,
    rewrite: first.rewrite_id,
    lines,
    voice,
    speed,
    pause,
    standIn,
  });
  const failure = listening.failure && strings.listening.failures[listening.failure];
  useMediaSession({ title: first.title, ...listening });
  const region = useRef<HTMLElement>(null);
  const silent = voices?.length === 0;
  const isRobot = voice === ESPEAK_VOICE;
  useFocus(region);
  return (
    <section
      data-screen-only
      ref={region}
      className={styles.player}
      aria-label={playerStrings.label}
      onKeyDown={(event) => {
        // The browser closes the settings first.
        if (event.code !== "Escape" || region.current?.querySelector(":popover-open")) return;
        event.preventDefault();
        onClose();
      }}
    >
      {silent && (
        <p role="status" className={styles.silent}>
          {strings.lookup.noVoice({ language: language.name })} {playerStrings.getVoice}
        </p>
      )}
      {(failure || spoken.standsIn) && (
        <p role="status" className={styles.failed}>
          {failure ?? `${playerStrings.serverFailed} ${playerStrings.standsIn}`}
        </p>
      )}
      <div className={styles.buttons} hidden={silent}>
        <IconButton
          label={playerStrings.previous}
          icon={<SkipBack size={20} />}
          disabled={!listening.previous}
          onClick={listening.previous}
        />
        <IconButton
          data-first
          label={listening.playing ? playerStrings.pause : playerStrings.play}
          icon={listening.playing ? <Pause size={24} /> : <Play size={24} />}
          onClick={listening.toggle}
        />
        <IconButton
          label={playerStrings.next}
          icon={<SkipForward size={20} />}
          disabled={!listening.next}
          onClick={listening.next}
        />
        <IconButton
          label={playerStrings.repeat}
          icon={<Repeat1 size={20} />}
          aria-pressed={listening.repeats}
          onClick={listening.toggleRepeat}
        />
      </div>
      {voices && !silent && (
        <PlayerSettings
          spoken={spoken}
          voices={voices}
          hint={isRobot && voices.length === 1 ? playerStrings.getVoice : undefined}
        />
      )}
      <IconButton data-close label={playerStrings.close} icon={<X size={20} />} onClick={onClose} />
      {isRobot && <p className={styles.hint}>{playerStrings.robot}</p>}
    </section>
  );
}

/** Moves the focus into the player when it opens, and keeps it there if the focused button disappears or is disabled. */
function useFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => focusFirst(region.current), [region]);
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (region.current?.contains(focused) && focused?.matches(":disabled, [hidden] *"))
      focusFirst(region.current);
  });
}

const focusFirst = (region: HTMLElement | null): void =>
  region?.querySelector<HTMLElement>("[data-first]:not([hidden] *), [data-close]")?.focus();
