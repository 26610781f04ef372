import { storedSession } from "../session/stored-session.ts";

/** A reply to a read that passed the service worker by, and the token of whom it was for. */
export interface EarlyReply {
  url: string;
  token: string;
  response: Response;
}

/** A page makes fewer reads before the worker of a first visit takes over. */
const MOST = 40;

let early: EarlyReply[] = [];
let take = (reply: EarlyReply): void => {
  if (early.length < MOST) early.push(reply);
};

/** Whether requests that start now pass the worker by: on a first visit, until it takes over. */
export const isEarly = (): boolean => navigator.serviceWorker?.controller === null;

/** Stores a copy of a reply that the worker of this first visit could not see. */
export function storeEarly(url: string, response: Response): void {
  const token = storedSession()?.access_token;
  if (token) take({ url, token, response: response.clone() });
}

/** Hands over what was stored, and what is still to come. The shell calls it once: when the worker takes over, or if there is none. */
export function takeEarlyReplies(store: (reply: EarlyReply) => void): void {
  const before = early;
  early = [];
  take = store;
  before.forEach(store);
}
