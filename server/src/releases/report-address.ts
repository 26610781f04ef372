import { createHmac } from "node:crypto";
import { isIPv6 } from "node:net";

/**
 * What stands for a sender's network in the health feed: the same for one address, and no address itself. An IPv6 sender
 * owns a whole /64, so all of it counts as one.
 * @param key differs for each environment, so that nobody can look an address up
 */
export const reportAddress = (key: string, address: string): string => keyedHash(key, networkOf(address));

/** What stands for an account in the health feed: the same for one account, and no id itself. */
export const reportPerson = (key: string, userId: string): string => keyedHash(key, userId);

const keyedHash = (key: string, text: string): string =>
  createHmac("sha256", key).update(text).digest("hex").slice(0, 32);

function networkOf(address: string): string {
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped || !isIPv6(address)) return mapped ?? address;
  const [head = "", tail = ""] = address.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail.split(":").filter(Boolean);
  const zeros = address.includes("::") ? Array<string>(8 - first.length - last.length).fill("0") : [];
  return [...first, ...zeros, ...last]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(":");
}
