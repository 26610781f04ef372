import { useEffect, useEffectEvent } from "react";

interface Controls {
  title: string;
  playing: boolean;
  toggle: () => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** Lets the lock screen, headphones and media keys control what is read, as far as the system offers them. */
export function useMediaSession({ title, playing, toggle, previous, next }: Controls): void {
  const act = useEffectEvent((action: MediaSessionAction) => {
    if (action === "previoustrack") previous?.();
    else if (action === "nexttrack") next?.();
    else if ((action === "play") !== playing) toggle();
  });
  useEffect(() => {
    const { mediaSession } = navigator;
    if (!mediaSession) return;
    const actions = ["play", "pause", "previoustrack", "nexttrack"] as const;
    for (const action of actions) mediaSession.setActionHandler(action, () => act(action));
    return () => {
      for (const action of actions) mediaSession.setActionHandler(action, null);
      mediaSession.metadata = null;
      mediaSession.playbackState = "none";
    };
  }, []);
  useEffect(() => {
    if (navigator.mediaSession)
      navigator.mediaSession.metadata = new MediaMetadata({ title, artist: "Lagom" });
  }, [title]);
  useEffect(() => {
    if (navigator.mediaSession) navigator.mediaSession.playbackState = playing ? "playing" : "paused";
  }, [playing]);
}
