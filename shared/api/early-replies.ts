import { storedSession } from "../session/stored-session.ts";

/** A reply to a read that the service worker of a first visit did not see, and the token that asked for it. */
export interface EarlyReply {
  url: string;
  token: string | undefined;
  response: Response;
}

/** A page makes fewer reads before the worker of a first visit takes over. */
const MOST = 40;

let early: EarlyReply[] = [];
let hear = (reply: EarlyReply): void => void early.push(reply);

/** Whether requests of a reader that start now pass the worker by: on a first visit, until it takes over. */
export const isEarly = (): boolean =>
  navigator.serviceWorker?.controller === null && storedSession() !== undefined;

/** Notes a copy of a reply whose request was early. */
export function noteEarly(url: string, token: string | undefined, response: Response): void {
  if (early.length < MOST) hear({ url, token, response: response.clone() });
}

/** Hands over what was noted, and what is still to come. The shell calls it once. */
export function hearEarlyReplies(listener: (reply: EarlyReply) => void): void {
  const before = early;
  early = [];
  hear = listener;
  before.forEach(listener);
}
