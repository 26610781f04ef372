const printError = console.error;
let expected: string[] = [];
let unexpected: string[] = [];

/** Says that a test expects a console error that contains this text. */
export function expectConsoleError(text: string): void {
  expected.push(text);
}

/** Notes console errors from now on, once a file. */
export function watchConsole(): void {
  console.error = (...parts: unknown[]) => {
    const text = parts.map((part) => (part instanceof Error ? `${part}` : String(part))).join(" ");
    if (expected.some((part) => text.includes(part))) return;
    unexpected.push(text);
    printError(...parts);
  };
}

/** Starts anew. @returns the errors that no test expected */
export function forgetConsole(): string[] {
  const found = unexpected;
  expected = [];
  unexpected = [];
  return found;
}
