import { PAGE_CONFIG_ID, type PageConfig } from "../page-config.ts";
import { RELEASE_DOCUMENT_ID, type ReleaseDocument } from "../release-document.ts";

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

const releases: ReleaseDocument = {
  environment: "test",
  revision: 0,
  worker: false,
  shell: { live: { id: "test", scripts: [], styles: [] }, fallback: null },
  areas: {},
};

for (const [id, value] of Object.entries({ [PAGE_CONFIG_ID]: config, [RELEASE_DOCUMENT_ID]: releases })) {
  const script = document.createElement("script");
  script.id = id;
  script.type = "application/json";
  script.textContent = JSON.stringify(value);
  document.head.append(script);
}
document.documentElement.lang = "en";
document.title = "Test · Lagom";
