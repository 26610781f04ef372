import { randomUUID } from "node:crypto";
import type { CapturedEvent, CapturedRequest, Plan } from "../product/capture-server.ts";
import { test as base, expect } from "./fixtures.ts";

/** The analytics events of this test's browser. */
export class Analysis {
  /** Origin of the local server that speaks the protocol. */
  readonly origin = process.env.LAGOM_CAPTURE ?? "";
  private readonly url: string;
  constructor(agent: string) {
    this.url = `${this.origin}/test/${agent}`;
  }

  async requests(): Promise<CapturedRequest[]> {
    return (await fetch(this.url)).json() as Promise<CapturedRequest[]>;
  }

  /** Requests that carried events, in order. */
  async batches(): Promise<CapturedRequest[]> {
    return (await this.requests()).filter(({ path, events }) => path !== "/s/" && events.length > 0);
  }

  /** The accepted events, each once. */
  async events(name?: string): Promise<CapturedEvent[]> {
    const taken = (await this.batches())
      .filter(({ status }) => status === 200)
      .flatMap(({ events }) => events);
    const unique = new Map(taken.map((event) => [event.uuid, event]));
    return [...unique.values()].filter(({ event }) => !name || event === name);
  }

  /** The replies to the next batches. */
  async plan(plan: Plan): Promise<void> {
    await fetch(this.url, { method: "POST", body: JSON.stringify(plan) });
  }
}

interface Fixtures {
  analysis: Analysis;
}

/** A test whose browser is identified by its user agent, and whose visitor has not been asked for consent yet. */
export const test = base.extend<Fixtures & { agent: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  agent: async ({}, use) => use(`Lagom-${randomUUID()}`),
  userAgent: async ({ agent }, use) => use(agent),
  consent: "unasked",
  analysis: async ({ agent }, use) => use(new Analysis(agent)),
});

export { expect };
