import { PAGE_CONFIG_ID, type PageConfig } from "../page-config.ts";

/*
 * What the served document gives to its page. Imported before everything else: modules of `shared` read it as they load.
 */
const config: PageConfig = {
  api: "https://api.test",
  auth: "https://auth.test",
  authKey: "test",
  development: false,
  entryTimeoutMs: 5000,
  posthog: null,
  firstCall: null,
};

const script = document.createElement("script");
script.id = PAGE_CONFIG_ID;
script.type = "application/json";
script.textContent = JSON.stringify(config);
document.head.append(script);
document.documentElement.lang = "en";
document.title = "Test · Lagom";
