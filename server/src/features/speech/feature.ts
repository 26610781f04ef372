import type { Feature } from "../feature.ts";
import { forgetOldSpeech } from "./forget-old-speech.ts";
import { speechRoutes } from "./speech.routes.ts";

export const speechFeature: Feature = { routes: speechRoutes, jobs: [forgetOldSpeech] };
