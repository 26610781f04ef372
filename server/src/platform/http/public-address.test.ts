import { expect, it } from "vitest";
import { isPublicAddress } from "./public-address.ts";

it.each(["93.184.216.34", "8.8.8.8", "2606:2800:220:1:248:1893:25c8:1946"])("%s is public", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

it.each([
  ["unspecified", "0.0.0.0"],
  ["loopback", "127.0.0.1"],
  ["loopback", "127.255.255.254"],
  ["private", "10.1.2.3"],
  ["private", "172.31.255.255"],
  ["private", "192.168.0.1"],
  ["link-local, metadata of AWS, GCP, Azure", "169.254.169.254"],
  ["shared, metadata of Alibaba", "100.100.100.200"],
  ["metadata of Azure", "168.63.129.16"],
  ["reserved, metadata of Oracle", "192.0.0.192"],
  ["benchmarking", "198.18.0.1"],
  ["multicast", "224.0.0.1"],
  ["broadcast", "255.255.255.255"],
  ["unspecified", "::"],
  ["loopback", "::1"],
  ["mapped loopback", "::ffff:127.0.0.1"],
  ["mapped private", "::ffff:a00:1"],
  ["compatible loopback", "::7f00:1"],
  ["translated private", "64:ff9b::a00:1"],
  ["6to4 of a private address", "2002:a00:1::"],
  ["Teredo", "2001:0:4136:e378:8000:63bf:3fff:fdd2"],
  ["unique local, metadata of AWS", "fd00:ec2::254"],
  ["link-local", "fe80::1"],
  ["site-local", "fec0::1"],
  ["multicast", "ff02::1"],
  ["documentation", "2001:db8::1"],
  ["no address at all", "localhost"],
])("%s is refused: %s", (_, address) => expect(isPublicAddress(address)).toBe(false));
