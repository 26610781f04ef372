import { provideAreaHost } from "../area-host.ts";

/** Lets a component be drawn where no release of any area is there: its parts of other areas say that they could not be loaded. */
export const provideNoAreas = (): void =>
  provideAreaHost({
    subscribe: () => () => {},
    releaseOf: () => undefined,
    load: () => Promise.reject(new Error("There is no release of any area")),
    failed: () => {},
    enters: () => {},
    leaves: () => {},
    shown: () => {},
    retry: () => {},
  });
