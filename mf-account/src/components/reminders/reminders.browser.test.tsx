import type { Reminders as Reply } from "@lagom/shared/contract/reminders";
import { expectAccessible } from "@lagom/shared/testing/accessible";
import { press } from "@lagom/shared/testing/keys";
import { answer, failure } from "@lagom/shared/testing/network";
import { inMain, render } from "@lagom/shared/testing/render";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { Reminders } from "./reminders.tsx";

const ENDPOINT = "https://push.example.net/this-browser";
const section = page.getByRole("region", { name: "Reminders" });
const start = section.getByRole("button", { name: "Remind me on this device" });
const stop = section.getByRole("button", { name: "Stop on this device" });

/** What the server has. */
let stored: Reply;
/** What the browser's own push service has. */
let subscribed: boolean;
let asked: number;

beforeEach(() => {
  stored = {
    email: false,
    hour: 19,
    days: [1, 2, 3, 4, 5, 6, 7],
    time_zone: "Europe/Stockholm",
    address_confirmed: true,
    endpoints: [],
    push_key: "B".repeat(87),
  };
  answer("GET /api/user/reminders", () => stored);
  allow("granted");
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "standalone");
});

/** The browser's side: whether the reader allows notifications when asked, and a push service that takes every browser. */
function allow(choice: NotificationPermission, before: NotificationPermission = "default") {
  [subscribed, asked] = [false, 0];
  let permission = before;
  vi.spyOn(Notification, "permission", "get").mockImplementation(() => permission);
  vi.spyOn(Notification, "requestPermission").mockImplementation(async () => {
    asked += 1;
    permission = choice;
    return choice;
  });
  const subscription = {
    endpoint: ENDPOINT,
    unsubscribe: async () => {
      subscribed = false;
      return true;
    },
    toJSON: () => ({ endpoint: ENDPOINT, keys: { p256dh: "key", auth: "secret" } }),
  };
  const pushManager = {
    getSubscription: async () => (subscribed ? subscription : null),
    subscribe: async () => {
      subscribed = true;
      return subscription;
    },
  };
  const registration = { pushManager } as unknown as ServiceWorkerRegistration;
  vi.spyOn(navigator.serviceWorker, "getRegistration").mockResolvedValue(registration);
  vi.spyOn(navigator.serviceWorker, "ready", "get").mockResolvedValue(registration);
}

const draw = () =>
  render(
    inMain(
      <>
        <h1>My words</h1>
        <h2>Preferences</h2>
        <Reminders />
      </>,
    ),
  );

test("hour, days and e-mail apply at once; at least one day stays", async () => {
  const sent = answer("PUT /api/user/reminders", ({ body }) => {
    stored = { ...stored, ...(body as Partial<Reply>) };
  });
  await draw();
  await expect.element(section.getByText("In the time zone Stockholm – Central European Time")).toBeVisible();
  await section.getByLabelText("At").selectOptions("7");
  await press(section.getByRole("button", { name: "Sun" }), "{Enter}");
  await section.getByRole("checkbox", { name: /By e-mail to/ }).click();
  await expect.poll(() => sent.length).toBe(3);
  expect(sent.at(-1)?.body).toMatchObject({ email: true, hour: 7, days: [1, 2, 3, 4, 5, 6] });
  await expect.element(section.getByRole("checkbox")).toBeChecked();
});

test("the last day cannot be taken away", async () => {
  stored.days = [1];
  const sent = answer("PUT /api/user/reminders", () => undefined);
  await draw();
  await section.getByRole("button", { name: "Mon" }).click();
  await expect.element(section.getByRole("button", { name: "Mon" })).toHaveAttribute("aria-pressed", "true");
  expect(sent).toEqual([]);
});

test("an address that is not confirmed is told to be, at the choice", async () => {
  stored = { ...stored, email: true, address_confirmed: false };
  await draw();
  const choice = section.getByRole("checkbox", { name: /By e-mail to/ });
  await expect.element(choice).toHaveAccessibleDescription(/not confirmed yet/);
  await expectAccessible();
});

test("reminders that cannot be loaded say so, and Retry brings them; a change that fails is taken back", async () => {
  answer("GET /api/user/reminders", failure("bad_request"));
  await draw();
  const alert = section.getByRole("alert");
  await expect.element(alert).toMatchTextContent("could not be loaded");
  await expectAccessible();
  answer("GET /api/user/reminders", () => stored);
  await press(alert.getByRole("button", { name: "Retry" }), "{Enter}");
  answer("PUT /api/user/reminders", failure("bad_request"));
  await section.getByLabelText("At").selectOptions("7");
  await expect.element(alert).toMatchTextContent("could not be changed");
  await expect.element(section.getByLabelText("At")).toHaveValue("19");
});

test("this device is reminded once the button was pressed and the browser allows it, until Stop", async () => {
  const made = answer("POST /api/user/push-subscriptions", ({ body }) => {
    stored = {
      ...stored,
      endpoints: ["https://push.example.net/other", (body as { endpoint: string }).endpoint],
    };
  });
  const ended = answer("POST /api/push-subscriptions/delete", () => {
    stored = { ...stored, endpoints: ["https://push.example.net/other"] };
  });
  await draw();
  await expect.element(start).toBeVisible();
  expect(asked).toBe(0);
  await press(start, "{Enter}");
  await expect.element(stop).toHaveFocus();
  expect(made.map(({ body }) => body)).toMatchObject([
    { endpoint: ENDPOINT, keys: { p256dh: "key", auth: "secret" } },
  ]);
  await expect
    .element(section.getByRole("status"))
    .toHaveTextContent("This device shows a reminder. One other device shows it as well.");
  await expectAccessible();
  await press(stop, "{Enter}");
  await expect.element(start).toHaveFocus();
  expect([ended.map(({ body }) => body), subscribed]).toEqual([[{ endpoint: ENDPOINT }], false]);
});

test("whoever blocks notifications is told where to allow them, and not asked again", async () => {
  allow("denied");
  await draw();
  await start.click();
  await expect.element(section.getByText(/Notifications are blocked for Lagom/)).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
  await expectAccessible();
});

test("a server that cannot be told leaves the device as it was, and says so", async () => {
  answer("POST /api/user/push-subscriptions", failure("bad_request"));
  await draw();
  await start.click();
  await expect.element(section.getByRole("alert")).toMatchTextContent("could not be turned on");
  await expect.element(start).toBeVisible();
});

test.each([
  ["no browser that can", {}, "This browser cannot show notifications."],
  ["Safari on an iPhone", { standalone: false }, /only the installed app can show notifications/],
])("on %s, it says so instead of offering it", async (_, has, text) => {
  vi.stubGlobal("PushManager", undefined);
  Reflect.deleteProperty(window, "PushManager");
  Object.assign(navigator, has);
  await draw();
  await expect.element(section.getByText(text)).toBeVisible();
  await expect.element(start).not.toBeInTheDocument();
});
