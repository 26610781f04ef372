import { expect, it } from "vitest";
import type { Feature } from "../../features/feature.ts";
import type { BackgroundJob } from "../../platform/background-job.ts";
import { readConfig } from "../../platform/config.ts";
import { createApp } from "../../platform/http/app.ts";
import { startJobs } from "./start-jobs.ts";

it("jobs start with the app's dependencies and end before it closes, those with nothing to do aside", async () => {
  const events: string[] = [];
  const job = (name: string, idle = false): BackgroundJob<{ of: string }> => ({
    name,
    start({ of }) {
      events.push(`${name} starts ${of}`);
      return idle ? undefined : async () => void events.push(`${name} ends`);
    },
  });
  const feature = (...jobs: BackgroundJob<{ of: string }>[]): Feature<{ of: string }> => ({
    routes: () => {},
    jobs,
  });
  const app = await createApp({ config: readConfig({ LOG_LEVEL: "fatal" }) });
  app.addHook("onClose", async () => void events.push("the app closes"));
  const features = [feature(job("mail"), job("idle", true)), { routes: () => {} }, feature(job("news"))];
  startJobs(app, features, { of: "work" });
  expect(events.splice(0)).toEqual(["mail starts work", "idle starts work", "news starts work"]);
  await app.ready();
  await app.close();
  expect(events).toEqual(["mail ends", "news ends", "the app closes"]);
});
