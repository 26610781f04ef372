/** Where a message was written. */
export interface MessageContext {
  page_path: string;
  target_language: string;
  level: string;
}

/** A message as it was written, and the context that the feedback form puts as JSON on its last line. */
export function readMessage(message: string): { text: string; context: MessageContext | null } {
  const end = message.lastIndexOf("\n");
  const context = end < 0 ? null : contextIn(message.slice(end + 1));
  return context ? { text: message.slice(0, end).trimEnd(), context } : { text: message, context: null };
}

function contextIn(line: string): MessageContext | null {
  try {
    const given = JSON.parse(line) as Partial<MessageContext> | null;
    const { page_path, target_language, level } = given ?? {};
    if (![page_path, target_language, level].every((part) => typeof part === "string")) return null;
    return given as MessageContext;
  } catch {
    return null;
  }
}
