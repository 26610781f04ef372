import { z } from "zod";
import { ANONYMOUS_USER } from "../text/anonymous.ts";
import type { Calls } from "./call.ts";

export const contactCalls = {
  "POST /api/contact": {
    summary: "Send feedback or a contact message",
    access: "visitor",
    body: z.object({
      name: z.string().trim().max(200).default(ANONYMOUS_USER),
      email: z.string().trim().max(255),
      subject: z.string().trim().min(1).max(200),
      /** Includes the context (page path, target language, level) as JSON. */
      message: z.string().trim().min(1).max(10_000),
    }),
    responses: { 201: z.object({ received: z.literal(true) }) },
  },
} as const satisfies Calls;
