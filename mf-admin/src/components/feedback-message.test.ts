import { expect, test } from "vitest";
import { readMessage } from "./feedback-message.ts";

const context = { page_path: "/newsfeed", target_language: "svenska", level: "B1" };

test("the context on the last line is read, and the text stays as it was written", () => {
  const message = `Fine!\n\nMore please.\n\n${JSON.stringify(context)}`;
  expect(readMessage(message)).toEqual({ text: "Fine!\n\nMore please.", context });
});

test.each(["Only text", "Two\nlines", "Ends in\n42", "Ends in\nnull", 'Ends in\n{"page_path":1}', ""])(
  "a message without a context is text and nothing else: %j",
  (message) => {
    expect(readMessage(message)).toEqual({ text: message, context: null });
  },
);
