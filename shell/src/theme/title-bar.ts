import { currentPreferences, onPreferences } from "@lagom/shared/preferences/store";

/** Keeps the colour of the installed app's title bar in step with the theme that the reader chose, also against the system's. */
export function followTitleBar(): void {
  const bars = [...document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]")];
  const ofSystem = bars.map(({ media }) => media);
  const follow = ({ theme } = currentPreferences()) => {
    for (const [at, bar] of bars.entries()) {
      const isOf = ofSystem[at]?.includes(theme);
      bar.media = theme === "system" ? (ofSystem[at] ?? "") : isOf ? "all" : "not all";
    }
  };
  onPreferences(follow);
  follow();
}
