import { hasFields, parseChecked } from "@lagom/shared/checked-json";

/** Where a message was written. */
export interface MessageContext {
  page_path: string;
  target_language: string;
  level: string;
}

/** Splits a message into its text and the context, which the feedback form adds as JSON on the last line. */
export function readMessage(message: string): { text: string; context: MessageContext | null } {
  const end = message.lastIndexOf("\n");
  const context = end < 0 ? null : contextIn(message.slice(end + 1));
  return context ? { text: message.slice(0, end).trimEnd(), context } : { text: message, context: null };
}

const isContext = hasFields({ page_path: "string", target_language: "string", level: "string" });

const contextIn = (line: string): MessageContext | null => parseChecked(line, isContext) ?? null;
