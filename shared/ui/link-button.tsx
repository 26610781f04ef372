import type { ReactNode } from "react";
import { Link } from "../router.ts";
import { type ButtonKind, buttonClass } from "./button.tsx";

interface LinkButtonProps {
  to: string;
  kind?: ButtonKind;
  size?: "small" | "large";
  children: ReactNode;
}

/** A link that looks like a button, for going somewhere. */
export function LinkButton({ to, kind = "secondary", size, children }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonClass(kind, size)}>
      {children}
    </Link>
  );
}
