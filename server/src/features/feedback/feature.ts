import { eq } from "drizzle-orm";
import { rowsIn } from "../../identity/users/personal-data.ts";
import { feedback } from "../../schema/feedback.table.ts";
import type { Feature } from "../feature.ts";
import { contactRoutes } from "./contact.routes.ts";

export const feedbackFeature: Feature = {
  routes: contactRoutes,
  personalData: {
    exported: { feedback: rowsIn(feedback) },
    delete: async (tx, userId) => {
      await tx.delete(feedback).where(eq(feedback.userId, userId));
    },
  },
};
