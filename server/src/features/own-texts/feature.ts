import { selectRows } from "../../identity/personal-data/personal-data.ts";
import { ownTexts } from "../../schema/own-texts.table.ts";
import type { Feature } from "../feature.ts";
import { isReady, ownTextExport } from "./own-texts.queries.ts";
import { ownTextRoutes } from "./own-texts.routes.ts";

export const ownTextsFeature: Feature = {
  routes: ownTextRoutes,
  personalData: {
    exported: {
      own_texts: (db, userId) =>
        selectRows(db, userId, ownTexts, isReady(userId), { batch: 1, extra: ownTextExport }),
    },
  },
};
