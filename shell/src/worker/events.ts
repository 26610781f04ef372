/** The events of a service worker; the browser's own types for them are not those of a page. */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  /** The page that asks; empty for a navigation. */
  readonly clientId: string;
  /** A navigation that the browser began while starting the worker. */
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
}

/** Message of a page that the worker did not claim when it started. */
export const TAKE_OVER = "take over";

interface MessageEvent extends WorkerEvent {
  readonly data: unknown;
  readonly source: { readonly id: string } | null;
}

/** A message of the push service. */
export interface PushEvent extends WorkerEvent {
  readonly data: { text(): string } | null;
}

/** The browser's subscription has lapsed, or its push service has given it another address. */
export interface SubscriptionChangeEvent extends WorkerEvent {
  readonly oldSubscription?: PushSubscription | null;
  readonly newSubscription?: PushSubscription | null;
}

/** A touch of a notification. */
export interface NotificationEvent extends WorkerEvent {
  readonly notification: Notification;
}

/** An open page, as far as it is asked whether it hangs. */
interface PageClient {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
}

/** The same, as far as it is loaded anew if it does. */
export interface WatchedClient extends PageClient {
  /** Rejects where the browser cannot load it. */
  navigate(url: string): Promise<unknown>;
}

interface WindowClient extends WatchedClient {
  readonly url: string;
  focus(): Promise<unknown>;
}

/** The parts we use of a service worker's global. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: { type: "window"; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>;
    openWindow(url: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "push", listener: (event: PushEvent) => void): void;
  addEventListener(type: "pushsubscriptionchange", listener: (event: SubscriptionChangeEvent) => void): void;
  addEventListener(type: "notificationclick", listener: (event: NotificationEvent) => void): void;
}
