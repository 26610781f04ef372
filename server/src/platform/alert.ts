import { setTimeout as pause } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config.ts";

/** An event that needs an operator's attention, with what it is about. */
export interface Alert {
  event: string;
  why: string;
}

/** Where an alert is logged. */
export type AlertLog = Pick<FastifyBaseLogger, "warn" | "error">;

const TRIES = 3;
const TRY_MS = 5_000;
const PAUSE_MS = 2_000;

/** Tells the webhook of `ALERT_WEBHOOK_URL` as JSON, three times at most; nobody waits for it. The log has it in any case. */
export function sendAlert(config: Config, alert: Alert, log: AlertLog): void {
  log.warn({ alert }, `alert: ${alert.event}`);
  const url = config.ALERT_WEBHOOK_URL;
  if (url)
    deliver(url, { ...alert, at: new Date().toISOString(), web: config.webUrl }).catch((err) =>
      log.error({ err }, "alert not delivered"),
    );
}

async function deliver(url: string, body: object): Promise<void> {
  for (let left = TRIES; ; left--) {
    try {
      const response = await fetch(url, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(body),
        signal: AbortSignal.timeout(TRY_MS),
      });
      if (response.ok) return;
      throw new Error(`The alert webhook answered ${response.status}`);
    } catch (error) {
      if (left === 1) throw error;
      await pause(PAUSE_MS, undefined, { ref: false });
    }
  }
}
