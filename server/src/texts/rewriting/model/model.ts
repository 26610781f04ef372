import type { APICallError } from "ai";
import type { Config } from "../../../platform/config.ts";

/** Enough for a long paragraph in any script, and a limit to answers that never end. */
const MOST_TOKENS = 4000;
/** Longer answers are none of so many tokens, nor are replies of more bytes, thinking included. */
const MOST_CHARACTERS = 8 * MOST_TOKENS;
const MOST_BYTES = 1024 * 1024;
/** The longest wait that a server may request by Retry-After. */
const LONGEST_PAUSE_MS = 5000;
const PAUSE_MS = 500;

export interface Prompt {
  /** The instructions. */
  system: string;
  /** The data: text from outside, marked as such. */
  user: string;
}

/** Why a model's answer cannot be used. */
export type FailureReason =
  | "error"
  | "busy"
  | "timeout"
  | "cut_off"
  | "refused"
  | "empty"
  | "unchanged"
  | "wrong_language"
  | "runaway"
  | "too_short"
  | "garbled"
  | "marked_up"
  | "remark"
  | "changed_facts";

/** A failed call of the model. */
export class ModelFailure extends Error {
  override name = "ModelFailure";
  readonly reason: FailureReason;
  /** How long to wait before the next attempt. */
  readonly pauseMs: number;
  constructor(reason: FailureReason, message: string, options: ErrorOptions & { pauseMs?: number } = {}) {
    super(message, options);
    this.reason = reason;
    this.pauseMs = options.pauseMs ?? 0;
  }
}

/** A language model: one prompt, one complete answer. */
export interface Model {
  name: string;
  /** Timeout of one call. */
  timeoutMs: number;
  /** @throws ModelFailure */
  ask(prompt: Prompt, signal?: AbortSignal): Promise<string>;
}

export const hasModel = ({ LLM_BASE_URL, LLM_MODEL }: Config): boolean => !!LLM_BASE_URL && !!LLM_MODEL;

/** The model of the configuration; null if there is none. */
export function createModel(config: Config): Model | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT_SECONDS, LLM_REASONING_EFFORT } = config;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const settings = {
    name: "llm",
    baseURL: LLM_BASE_URL,
    ...(LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}),
    fetch: boundedFetch,
  };
  const timeoutMs = LLM_TIMEOUT_SECONDS * 1000;
  return {
    name: LLM_MODEL,
    timeoutMs,
    async ask({ system, user }, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const abortSignal = signal ? AbortSignal.any([timeout, signal]) : timeout;
      const { APICallError, createOpenAICompatible, generateText } = await loadClient();
      const answer = await generateText({
        model: createOpenAICompatible(settings).chatModel(LLM_MODEL),
        instructions: system,
        ...(LLM_REASONING_EFFORT ? { reasoning: LLM_REASONING_EFFORT } : {}),
        prompt: user,
        maxRetries: 0,
        maxOutputTokens: MOST_TOKENS,
        abortSignal,
      }).catch((cause: unknown) => {
        signal?.throwIfAborted();
        throw failureOf(APICallError.isInstance(cause) ? cause : undefined, cause, timeout);
      });
      if (answer.finishReason === "length") throw new ModelFailure("cut_off", "The answer has no end");
      if (answer.finishReason === "content-filter") throw new ModelFailure("refused", "The model refused");
      if (answer.text.length > MOST_CHARACTERS) throw new ModelFailure("runaway", "The answer is too long");
      return answer.text;
    },
  };
}

/** A fetch that follows no redirect, since texts go only where the settings say, and ends with a reply that is too long. */
const boundedFetch: typeof fetch = async (url, init) => {
  const response = await fetch(url, { ...init, redirect: "manual" });
  let bytes = 0;
  const bounded = response.body?.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.byteLength;
        if (bytes > MOST_BYTES) controller.error(new Error(`The reply is longer than ${MOST_BYTES} bytes`));
        else controller.enqueue(chunk);
      },
    }),
  );
  return new Response(bounded ?? null, response);
};

/** The client takes 8 MB, which a server without a model need not hold. */
async function loadClient() {
  const [{ APICallError, generateText }, { createOpenAICompatible }] = await Promise.all([
    import("ai"),
    import("@ai-sdk/openai-compatible"),
  ]);
  return { APICallError, createOpenAICompatible, generateText };
}

/** @param reply the model's reply where the failure is one */
function failureOf(reply: APICallError | undefined, cause: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure("timeout", "The model did not answer in time", { cause });
  if (reply && (reply.statusCode === 429 || (reply.statusCode ?? 0) >= 500)) {
    const asked = Number(reply.responseHeaders?.["retry-after"]) * 1000;
    const pauseMs = Number.isNaN(asked) ? PAUSE_MS : Math.min(asked, LONGEST_PAUSE_MS);
    return new ModelFailure("busy", `The model answered ${reply.statusCode}`, { cause, pauseMs });
  }
  const answered = reply?.statusCode === undefined ? "failed" : `answered ${reply.statusCode} with an error`;
  return new ModelFailure("error", `The model ${answered}`, { cause });
}
