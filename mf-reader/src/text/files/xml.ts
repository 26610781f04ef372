import { Parser } from "htmlparser2";
import { FileRefused } from "./file-text.ts";

/** Elements in elements; those that people write are a few dozen deep. */
const MOST_DEPTH = 250;

/** Notes the depth of each element. @throws FileRefused damaged, of a depth that would take for ever */
export function depthGuard() {
  let depth = 0;
  return {
    down: () => {
      depth += 1;
      if (depth > MOST_DEPTH) throw new FileRefused("damaged");
    },
    up: () => {
      depth -= 1;
    },
  };
}

/** What is told of each element of an XML file, in order. Names are without their namespace. */
export interface XmlHandler {
  open?(name: string, attributes: Record<string, string>): void;
  text?(text: string): void;
  close?(name: string): void;
}

/**
 * Reads XML, or what is near it. Entities of its own are not replaced, so that it cannot grow.
 * @throws FileRefused damaged
 */
export function readXml(xml: string, { open, text, close }: XmlHandler): void {
  const guard = depthGuard();
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        guard.down();
        open?.(local(name), localAttributes(attributes));
      },
      ontext: (data) => text?.(data),
      onclosetag: (name) => {
        guard.up();
        close?.(local(name));
      },
    },
    { xmlMode: true },
  );
  parser.end(xml);
}

const local = (name: string): string => name.slice(name.indexOf(":") + 1);

const localAttributes = (attributes: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(attributes).map(([name, value]) => [local(name), value]));
