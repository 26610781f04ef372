/** The limits of production, but for the one that a slow machine exceeds by itself. */
export const STRICT = { STRICT_LIMITS: "true", MAX_EVENT_LOOP_DELAY_MS: "3600000" };
