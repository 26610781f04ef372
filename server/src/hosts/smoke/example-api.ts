import { apiShape } from "@lagom/releases/gate/api-shape";
import type { JsonSchema } from "@lagom/releases/gate/json-schema";
import { example } from "./example.ts";

/** What the data of a page are: not there yet, not to be had, none, or some. */
type DataState = "loading" | "error" | "empty" | "data";

interface Answer {
  status: number;
  body?: unknown;
}

/** Stands in for the API of one page. */
export interface ExampleApi {
  /** Answers from now on in another state; what waits is answered, too. */
  become(state: DataState): void;
  /** How many calls wait for another state. */
  held(): number;
  answer(method: string, path: string): Promise<Answer>;
}

/** A list of examples has always a next part, and a page may ask for each. */
const MOST_ALIKE = 10;
/** Of a kind that pages do not try again. */
const REFUSAL: Answer = {
  status: 400,
  body: { error: { code: "bad_request", message: "An example of an error", request_id: "example" } },
};

/** Answers every call of the contract with an example of its reply, once it is told in which state. */
export function exampleApi(): ExampleApi {
  let state: DataState = "loading";
  let waiting: (() => void)[] = [];
  let answered = new Map<string, number>();
  return {
    become(next) {
      state = next;
      answered = new Map();
      for (const go of waiting) go();
      waiting = [];
    },
    held: () => waiting.length,
    async answer(method, path) {
      const times = (answered.get(path) ?? 0) + 1;
      answered.set(path, times);
      if (state === "loading" || times > MOST_ALIKE) await new Promise<void>((go) => waiting.push(go));
      const reply = replies().find(({ matches }) => matches(method, path));
      if (!reply) return { status: 404 };
      if (state !== "empty" && state !== "data") return REFUSAL;
      return { status: reply.status, body: example(reply.schema, state) };
    },
  };
}

/** The call of the contract that a request makes; undefined for any other request. */
export const callAt = (method: string, path: string): string | undefined =>
  replies().find(({ matches }) => matches(method, path))?.call;

interface Reply {
  call: string;
  matches: (method: string, path: string) => boolean;
  status: number;
  schema: JsonSchema;
}

let known: Reply[] | undefined;

/** The replies of the contract, those at a fixed path before those with parameters. */
function replies(): Reply[] {
  known ??= Object.entries(apiShape())
    .sort(([a], [b]) => a.split("{").length - b.split("{").length)
    .map(([key, call]) => {
      const [method = "", path = ""] = key.split(" ");
      const pattern = new URLPattern({ pathname: path.replace(/\{(\w+)\}/g, ":$1") });
      const [status = "200", schema = {}] = Object.entries(call.replies)[0] ?? [];
      return {
        call: key,
        matches: (given, at) => given === method && pattern.test({ pathname: at }),
        status: Number(status),
        schema: schema as JsonSchema,
      };
    });
  return known;
}
