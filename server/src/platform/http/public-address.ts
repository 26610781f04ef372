import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** In a public range, but the metadata service of a cloud (Azure). */
const METADATA = ["168.63.129.16"];
/** What of IPv6 is given out for the public; the rest is tunnels, local and reserved blocks. */
const GLOBAL_IPV6 = ipaddr.parseCIDR("2000::/3");

/**
 * Whether an IP address is one of the public internet: no private, loopback, link-local, shared, reserved or metadata
 * address, also not as IPv4 within IPv6.
 * @param address as `dns.lookup` or a URL's host gives it, without brackets
 */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast" || METADATA.includes(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(GLOBAL_IPV6);
}
