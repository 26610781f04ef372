import type { ButtonHTMLAttributes, ReactNode } from "react";
import styles from "./button.module.css";
import { classNames } from "./class-names.ts";
import { Spinner } from "./spinner.tsx";

export type ButtonKind = "primary" | "secondary" | "quiet" | "danger";

type NativeProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, "className" | "style">;

interface ButtonProps extends NativeProps {
  kind?: ButtonKind | undefined;
  size?: "small" | "large" | undefined;
  /** Shows a spinner and takes no clicks, but keeps the focus. */
  busy?: boolean | undefined;
  children: ReactNode;
}

/** A round button. One primary per view. */
export function Button({
  kind = "secondary",
  size,
  busy = false,
  type = "button",
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass(kind, size)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && <Spinner />}
      {children}
    </button>
  );
}

/** The classes of a button, for a link that looks like one. */
export function buttonClass(kind: ButtonKind, size?: "small" | "large"): string {
  return classNames(styles.button, styles[kind], size && styles[size]);
}

interface IconButtonProps extends NativeProps {
  /** Its name for assistive technology and its tooltip. */
  label: string;
  icon: ReactNode;
}

/** A round button that shows only an icon. */
export function IconButton({ label, icon, type = "button", ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} className={styles.icon} aria-label={label} title={label}>
      {icon}
    </button>
  );
}
