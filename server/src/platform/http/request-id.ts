import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { compile } from "@fastify/proxy-addr";
import type { Config } from "../config.ts";

const REQUEST_ID = /^[\w.-]{1,128}$/;

/** Tells whether the other end of a socket is one of the trusted proxies. */
export function proxyCheck({
  TRUSTED_PROXIES,
}: Pick<Config, "TRUSTED_PROXIES">): (address: string | undefined) => boolean {
  if (TRUSTED_PROXIES.length === 0) return () => false;
  const isTrusted = compile(TRUSTED_PROXIES);
  return (address) => address !== undefined && isTrusted(address, 0);
}

/** Options of an app: a request keeps the id that a trusted proxy gave it, and gets a random one otherwise. */
export function requestIds(config: Pick<Config, "TRUSTED_PROXIES">) {
  const fromProxy = proxyCheck(config);
  return {
    requestIdHeader: false as const,
    genReqId({ headers, socket }: IncomingMessage): string {
      const given = headers["x-request-id"];
      return typeof given === "string" && REQUEST_ID.test(given) && fromProxy(socket.remoteAddress)
        ? given
        : randomUUID();
    },
  };
}
