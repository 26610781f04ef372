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

interface WindowClient {
  readonly visibilityState: DocumentVisibilityState;
  postMessage(message: unknown): void;
}

/** The parts we use of a service worker's global. */
export interface WorkerScope {
  readonly location: Location;
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void>; get(id: string): Promise<WindowClient | undefined> };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: WorkerEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
}
