import type { FastifyContextConfig } from "fastify";
import type { Config } from "../../platform/config.ts";

/** Calls a minute for one address: a first visit asks for forty files, and a school may have one address. */
const CALLS_A_MINUTE = { strict: 6000, generous: 100_000 };

/** The limit of each route that browsers load releases by. */
export const releaseLimit = ({ strictLimits }: Pick<Config, "strictLimits">): FastifyContextConfig => ({
  rateLimit: {
    max: strictLimits ? CALLS_A_MINUTE.strict : CALLS_A_MINUTE.generous,
    timeWindow: "1 minute",
  },
});
