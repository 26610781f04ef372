import { createOpenAICompatible } from "@ai-sdk/openai-compatible";
import { APICallError, generateText } from "ai";
import type { Config } from "../../../platform/config.ts";

/** Enough for a long paragraph in any script, and a limit to answers that never end. */
const MOST_TOKENS = 4000;
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
  | "runaway";

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

/** The model of the configuration; null if there is none. */
export function createModel(config: Config): Model | null {
  const { LLM_BASE_URL, LLM_API_KEY, LLM_MODEL, LLM_TIMEOUT_SECONDS } = config;
  if (!LLM_BASE_URL || !LLM_MODEL) return null;
  const provider = createOpenAICompatible({
    name: "llm",
    baseURL: LLM_BASE_URL,
    ...(LLM_API_KEY ? { apiKey: LLM_API_KEY } : {}),
  });
  const model = provider.chatModel(LLM_MODEL);
  const timeoutMs = LLM_TIMEOUT_SECONDS * 1000;
  return {
    name: LLM_MODEL,
    timeoutMs,
    async ask({ system, user }, signal) {
      const timeout = AbortSignal.timeout(timeoutMs);
      const abortSignal = signal ? AbortSignal.any([timeout, signal]) : timeout;
      const settings = { maxRetries: 0, maxOutputTokens: MOST_TOKENS, abortSignal };
      const answer = await generateText({ model, instructions: system, prompt: user, ...settings }).catch(
        (cause: unknown) => {
          signal?.throwIfAborted();
          throw failureOf(cause, timeout);
        },
      );
      if (answer.finishReason === "length") throw new ModelFailure("cut_off", "The answer has no end");
      if (answer.finishReason === "content-filter") throw new ModelFailure("refused", "The model refused");
      return answer.text;
    },
  };
}

function failureOf(cause: unknown, signal: AbortSignal): ModelFailure {
  if (signal.aborted) return new ModelFailure("timeout", "The model did not answer in time", { cause });
  if (APICallError.isInstance(cause) && (cause.statusCode === 429 || (cause.statusCode ?? 0) >= 500)) {
    const asked = Number(cause.responseHeaders?.["retry-after"]) * 1000;
    const pauseMs = Number.isNaN(asked) ? PAUSE_MS : Math.min(asked, LONGEST_PAUSE_MS);
    return new ModelFailure("busy", `The model answered ${cause.statusCode}`, { cause, pauseMs });
  }
  return new ModelFailure("error", "The model failed", { cause });
}
