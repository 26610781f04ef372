import { z } from "zod";

/** The closed list of error codes and the status each is sent with. */
export const ERROR_STATUS = {
  bad_request: 400,
  unauthorized: 401,
  session_ended: 401,
  forbidden: 403,
  banned: 403,
  not_found: 404,
  no_entry: 404,
  no_text: 404,
  conflict: 409,
  word_already_saved: 409,
  lost_race: 412,
  payload_too_large: 413,
  unsupported_media_type: 415,
  refused: 422,
  stopped: 423,
  rate_limited: 429,
  internal: 500,
  translation_unavailable: 503,
  rewrite_failed: 503,
  being_written: 503,
  unavailable: 503,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

/** The body of every failure of the API. `details` names the bad fields. */
export const ErrorBody = z.object({
  error: z.object({
    code: z.enum(Object.keys(ERROR_STATUS) as [ErrorCode, ...ErrorCode[]]),
    message: z.string(),
    request_id: z.string(),
    details: z.array(z.object({ field: z.string(), message: z.string() })).optional(),
  }),
});
export type ErrorBody = z.infer<typeof ErrorBody>;
