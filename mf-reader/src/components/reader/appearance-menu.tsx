import { MESSAGES } from "@lagom/shared/messages";
import { updatePreferences, usePreferences } from "@lagom/shared/preferences/store";
import { IconButton } from "@lagom/shared/ui/button";
import { Segmented } from "@lagom/shared/ui/segmented";
import { showToast } from "@lagom/shared/ui/toast";
import { AArrowDown, AArrowUp } from "lucide-react";
import { type RefObject, useEffect, useId, useRef, useState } from "react";
import { words } from "../../words.ts";
import styles from "./appearance-menu.module.css";

const SMALLEST = -2;
const LARGEST = 4;
const THEMES = ["system", "light", "dark"] as const;

/** Text size and theme, at hand while reading. */
export function AppearanceMenu() {
  const [open, setOpen] = useState(false);
  const menu = useRef<HTMLDivElement>(null);
  const panel = useId();
  const { text_size, theme } = usePreferences();
  useDismissal(open, menu, () => setOpen(false));
  return (
    <div className={styles.menu} ref={menu}>
      <IconButton
        label={words.reader.appearance}
        icon={<span className={styles.mark}>{words.reader.appearanceMark}</span>}
        aria-expanded={open}
        aria-controls={panel}
        onClick={() => setOpen(!open)}
      />
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would draw another frame */}
      <div
        id={panel}
        role="group"
        aria-label={words.reader.appearance}
        className={styles.panel}
        hidden={!open}
      >
        <div className={styles.row}>
          <span>{words.reader.textSize}</span>
          <span className={styles.sizes}>
            <IconButton
              label={words.reader.smaller}
              icon={<AArrowDown size={20} />}
              disabled={text_size <= SMALLEST}
              onClick={() => change({ text_size: text_size - 1 })}
            />
            <IconButton
              label={words.reader.larger}
              icon={<AArrowUp size={20} />}
              disabled={text_size >= LARGEST}
              onClick={() => change({ text_size: text_size + 1 })}
            />
          </span>
        </div>
        <Segmented
          label={words.reader.theme}
          options={THEMES.map((value) => ({ value, label: words.reader.themes[value] }))}
          value={theme}
          onChange={(value) => change({ theme: value })}
        />
      </div>
    </div>
  );
}

async function change(wanted: Parameters<typeof updatePreferences>[0]): Promise<void> {
  if (!(await updatePreferences(wanted))) showToast({ text: MESSAGES.preferencesUpdate });
}

/** Escape and a press elsewhere close the panel; Escape gives the focus back to its button. */
function useDismissal(open: boolean, menu: RefObject<HTMLDivElement | null>, close: () => void): void {
  const dismiss = useRef(close);
  useEffect(() => {
    dismiss.current = close;
  });
  useEffect(() => {
    if (!open) return;
    const onPress = (event: PointerEvent) => {
      if (event.target instanceof Node && !menu.current?.contains(event.target)) dismiss.current();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== "Escape") return;
      event.preventDefault();
      dismiss.current();
      menu.current?.querySelector("button")?.focus();
    };
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [open, menu]);
}
