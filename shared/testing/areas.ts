import type { ComponentType } from "react";
import { provideAreaHost } from "../area-host.ts";

/** Lets a component be drawn where no release of any area is there: its parts of other areas say that they could not be loaded. */
export const provideNoAreas = (): void => provideParts({});

/** Lets a component be drawn beside parts of other areas. @param parts their components, by `area/part` */
export const provideParts = (parts: Readonly<Record<string, ComponentType<never>>>): void => {
  const areas = new Set(Object.keys(parts).map((name) => name.split("/")[0]));
  provideAreaHost({
    subscribe: () => () => {},
    releaseOf: (area) => (areas.has(area) ? "tested" : undefined),
    load: async ({ area, part }) => {
      const component = parts[`${area}/${part}`];
      if (!component) throw new Error(`There is no ${area}/${part}`);
      return { component };
    },
    failed: () => {},
    enters: () => {},
    leaves: () => {},
    shown: () => {},
    retry: () => {},
  });
};
