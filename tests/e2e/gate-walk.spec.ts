import { exampleApi } from "@lagom/server/hosts/smoke/example-api";
import { leftBehind } from "@lagom/server/hosts/smoke/left-behind";
import type { InPage } from "@lagom/server/hosts/smoke/open-page";
import { watchRequests } from "@lagom/server/hosts/smoke/quiet";
import { type BrowserContext, expect, test } from "@playwright/test";

const ORIGIN = "http://gate.test";
const SHELL = `
  const entered = new Map();
  let leave;
  let began = false;
  window.shared = {
    listen(listener) { addEventListener("resize", listener); },
    begin() { if (!began) addEventListener("online", () => {}); began = true; },
  };
  const load = (src) => new Promise((loaded) => {
    document.head.append(Object.assign(document.createElement("script"), { src, onload: loaded }));
  });
  async function show() {
    leave?.();
    leave = undefined;
    document.querySelector("main").textContent = location.pathname;
    if (location.pathname === "/slow" && !window.drawSlow) await load("/releases/reader/00000000000c/slow.js");
    if (location.pathname === "/slow") return drawSlow();
    if (location.pathname !== "/page") return;
    if (!window.enter_00000000000b) await load("/releases/books/00000000000b/page.js");
    leave = window.enter_00000000000b();
  }
  addEventListener("popstate", show);
  if (location.pathname !== "/slow") show();
  else addEventListener("load", () => setTimeout(show)); // what is asked for before then, the browser itself waits for`;

/** How long a busy machine may take to send a script. */
const SLOW_MS = 2000;

/** Pages of a small site, of which one belongs to a release whose script enters it, and returns how to leave it. */
const inPageOf =
  (context: BrowserContext, enter: string): InPage =>
  async (action) => {
    const page = await context.newPage();
    await page.route("**", async (route) => {
      const { pathname } = new URL(route.request().url());
      if (!pathname.startsWith("/releases/"))
        return route.fulfill({
          contentType: "text/html",
          body: '<div><header>Frame</header><main></main></div><script src="/releases/shell/00000000000a/main.js"></script>',
        });
      if (pathname.endsWith("slow.js")) {
        await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
        const body =
          'window.drawSlow = () => { document.querySelector("main").innerHTML = "<p>Here at last</p>"; };';
        return route.fulfill({ contentType: "text/javascript", body });
      }
      const body = pathname.includes("shell") ? SHELL : `window.enter_00000000000b = () => {${enter}};`;
      return route.fulfill({ contentType: "text/javascript", body });
    });
    try {
      const api = exampleApi();
      const quiet = watchRequests(page, api);
      return await action({ page, origin: ORIGIN, api, quiet, hangs: new Promise(() => {}) });
    } finally {
      await page.close();
    }
  };

const RELEASE = "books/00000000000b";
const sound = Promise.resolve(true);
const beside = { first: "/first", second: "/second" };
const toSource = async (place: string) => place.replace(/^.*(page\.js:\d+):\d+$/, "$1");

test("a page that ends what it began leaves nothing behind", async ({ context }) => {
  const enter = `
    const key = () => {};
    const ended = new AbortController();
    addEventListener("keydown", key, true);
    document.addEventListener("click", key, { signal: ended.signal });
    addEventListener("ping", key, { once: true });
    dispatchEvent(new Event("ping"));
    const clock = setInterval(key, 1000);
    setTimeout(key, 60000);
    let left = 3;
    const again = () => { if (left-- > 0) setTimeout(again, 5000); };
    again();
    window.cache_00000000000b = {};
    shared.begin();
    return () => { removeEventListener("keydown", key, true); ended.abort(); clearInterval(clock); };`;
  const checked = { release: RELEASE, inPage: inPageOf(context, enter) };
  expect(await leftBehind(["/page"], { checked, live: undefined, beside, sound, toSource })).toEqual([]);
});

test("what a page leaves behind is told, unless the live release leaves it too", async ({ context }) => {
  const live = `
    addEventListener("keydown", () => {});
    window.usual = {};`;
  const enter = `${live}
    addEventListener("keyup", () => {}, { once: true });
    document.body.addEventListener("click", () => {});
    onresize = () => {};
    const { fetch } = window;
    window.fetch = (...given) => fetch(...given);
    Object.defineProperty(window, "defined", { value: {}, configurable: true });
    const draw = () => requestAnimationFrame(draw);
    draw();
    const ask = async () => { await fetch("data:,"); setTimeout(ask, 9000); };
    ask();
    shared.listen(() => {});
    const { style } = document.querySelector("header");
    style.color = "red";
    return () => { style.color = ""; };`;
  const left = await leftBehind(["/page"], {
    checked: { release: RELEASE, inPage: inPageOf(context, enter) },
    live: { release: RELEASE, inPage: inPageOf(context, live) },
    beside,
    sound,
    toSource,
  });
  expect(left).toEqual([
    "/page leaves behind window.onresize, from page.js:6",
    "/page leaves behind window.fetch, from page.js:8",
    "/page leaves behind window.defined",
    "/page leaves behind a listener for keyup on window, from page.js:4",
    "/page leaves behind a listener for click on body, from page.js:5",
    "/page leaves behind a listener for resize on window, from page.js:14",
    "/page leaves behind a timeout of 9000 ms that sets itself again, from page.js:12",
    "/page leaves behind an animation frame that asks for the next one, from page.js:10",
    "/page changes the frame around it: div > header: color rgb(0, 0, 0) → rgb(255, 0, 0)",
  ]);
});

test("a page beside it whose code comes late is not taken for one that has been changed", async ({
  context,
}) => {
  const checked = { release: RELEASE, inPage: inPageOf(context, "return () => {};") };
  const slow = { first: "/slow", second: "/second" };
  expect(await leftBehind(["/page"], { checked, live: undefined, beside: slow, sound, toSource })).toEqual(
    [],
  );
});
