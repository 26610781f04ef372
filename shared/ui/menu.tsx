import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";
import { Link } from "../router.ts";
import styles from "./menu.module.css";

export type MenuItem = { id: string; label: string; icon?: ReactNode } & (
  | { onAction: () => void; href?: undefined }
  | { href: string; onAction?: undefined }
);

interface MenuButtonProps {
  /** Name of the button and its menu. */
  label: string;
  /** What the button shows. */
  children: ReactNode;
  items: MenuItem[];
  look?: "pill" | "plain" | undefined;
}

/** A button with a menu: arrows, Home, End and first letters move, Esc closes and gives the focus back. */
export function MenuButton({ label, children, items, look = "pill" }: MenuButtonProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);

  const close = () => menu.current?.hidePopover();
  const show = () => {
    if (!menu.current || !button.current) return;
    menu.current.showPopover({ source: button.current });
    focusItem(menu.current, 0);
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles[look]}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={false}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault();
          if (menu.current?.matches(":popover-open")) close();
          else show();
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown") return;
          event.preventDefault();
          show();
        }}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        role="menu"
        aria-label={label}
        className={styles.menu}
        onKeyDown={(event) => moveInMenu(event, close)}
        onToggle={(event) => button.current?.setAttribute("aria-expanded", String(event.newState === "open"))}
      >
        {items.map((item) => (
          <Item key={item.id} item={item} onDone={close} />
        ))}
      </div>
    </>
  );
}

function Item({ item, onDone }: { item: MenuItem; onDone: () => void }) {
  const shared = { role: "menuitem", tabIndex: -1, className: styles.item } as const;
  if (item.href !== undefined)
    return (
      <Link {...shared} to={item.href} onClick={onDone}>
        {item.icon}
        {item.label}
      </Link>
    );
  return (
    <button
      {...shared}
      type="button"
      onClick={() => {
        onDone();
        item.onAction();
      }}
    >
      {item.icon}
      {item.label}
    </button>
  );
}

const itemsOf = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>("[role=menuitem]")];

function focusItem(menu: HTMLElement, index: number): void {
  const items = itemsOf(menu);
  items.at(index % items.length)?.focus();
}

function moveInMenu(event: KeyboardEvent<HTMLElement>, close: () => void): void {
  const menu = event.currentTarget;
  const items = itemsOf(menu);
  const at = items.indexOf(document.activeElement as HTMLElement);
  const target: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const next = target[event.key];
  if (next !== undefined) {
    event.preventDefault();
    focusItem(menu, next);
  } else if (event.key === "Tab") close();
  else if (event.key.length === 1 && event.key !== " ") focusByLetter(items, at, event.key);
}

function focusByLetter(items: HTMLElement[], at: number, letter: string): void {
  const after = [...items.slice(at + 1), ...items.slice(0, at + 1)];
  const starts = (item: HTMLElement) =>
    item.textContent.trim().toLowerCase().startsWith(letter.toLowerCase());
  after.find(starts)?.focus();
}
