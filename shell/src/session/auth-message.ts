import { MESSAGES } from "@lagom/shared/messages";

/**
 * What to show of an error that the auth client returned (docs/product.md#session): the service's message as it is, and
 * ours where the service gave no answer, which the client returns with the browser's text, such as "Failed to fetch".
 */
export const authMessage = ({ name, message }: Pick<Error, "name" | "message">): string =>
  name === "AuthRetryableFetchError" ? MESSAGES.unexpectedError : message;
