import { newUuid } from "../uuid.ts";

/** A fresh key that makes one write safe to repeat. */
export const newIdempotencyKey = (): string => newUuid();
