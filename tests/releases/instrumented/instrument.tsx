import { useUnsaved } from "@lagom/shared/unsaved";
import { type ComponentType, createElement, lazy, Suspense, useEffect, useState } from "react";
import { BEHAVIOUR, MARKER, ran } from "./marks.ts";
import styles from "./page.module.css";

const Late = lazy(() => import("./late.tsx").then(({ Late }) => ({ default: Late })));

const BEGINNINGS = new Map<string, { render?: () => never; effect?: () => void }>([
  ["render throws", { render: fail }],
  ["effect throws", { effect: fail }],
  ["effect loops", { effect: loop }],
  ["data loops", { effect: loopWithData }],
  ["effect leaks", { effect: leak }],
]);

function fail(): never {
  throw new Error(`${MARKER} ${BEHAVIOUR}`);
}

function loop(): never {
  for (;;);
}

/** As a page does whose code cannot bear what it lists. */
function loopWithData(): void {
  const whenListed = new MutationObserver(() => {
    if (document.querySelectorAll("article").length > 1) loop();
  });
  whenListed.observe(document.body, { childList: true, subtree: true });
}

/** As one page of several does that never cleans up after itself. */
function leak(): void {
  if (location.pathname !== "/newsfeed") return;
  Object.assign(window, { leftByTheWay: MARKER });
  addEventListener("keydown", () => {});
  setInterval(() => {}, 1000);
  const again = () => setTimeout(again, 5000);
  again();
  const header = document.querySelector("header");
  if (header) header.style.opacity = "0.5";
  const note = document.createElement("p");
  note.textContent = "Saved";
  document.body.append(note);
}

/** The real component of an area below a line that names its release, with a part that is loaded later. */
export function instrument<Props extends object>(Real: ComponentType<Props>): ComponentType<Props> {
  return function Instrumented(props: Props) {
    const [more, setMore] = useState(false);
    const [text, setText] = useState("");
    useUnsaved(text !== "");
    const { render, effect } = BEGINNINGS.get(BEHAVIOUR) ?? {};
    render?.();
    useEffect(() => effect?.(), [effect]);
    return (
      <>
        <p className={styles.release}>Release {MARKER}</p>
        <button type="button" onClick={() => setMore(true)}>
          More of it
        </button>
        <input aria-label="Draft" value={text} onChange={({ target }) => setText(target.value)} />
        {more && (
          <Suspense fallback={null}>
            <Late />
          </Suspense>
        )}
        {createElement(Real, props)}
      </>
    );
  };
}

ran("page of release-marker");
