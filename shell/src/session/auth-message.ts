import { fixed } from "@lagom/shared/messages";

/** Whether the auth service gave no answer; the message is then the browser's. */
export const isUnreachable = ({ name }: Pick<Error, "name">): boolean => name === "AuthRetryableFetchError";

/**
 * What to show of an error that the auth client returned (docs/product.md#session): the service's message as it is, and
 * ours where the service gave no answer, which the client returns with the browser's text, such as "Failed to fetch".
 */
export const authMessage = (error: Pick<Error, "name" | "message">): string =>
  isUnreachable(error) ? fixed.unexpectedError : error.message;
