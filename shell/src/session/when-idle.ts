/** The longest wait for an idle moment. */
const AT_MOST_MS = 3000;

/** Runs an action when the page has loaded and the browser has nothing to do. */
export function whenIdle(action: () => void): void {
  if (document.readyState !== "complete") {
    addEventListener("load", () => whenIdle(action), { once: true });
  } else if ("requestIdleCallback" in window) {
    requestIdleCallback(action, { timeout: AT_MOST_MS });
  } else {
    setTimeout(action, AT_MOST_MS / 10); // Safari
  }
}
