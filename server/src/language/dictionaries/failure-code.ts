import type { FetchFailure } from "@lagom/shared/contract/fetch-failures";
import { FetchRefused } from "../../platform/http/safe-fetch.ts";
import { DamagedDictionary } from "./dictionary-file.ts";

/** A publisher answered something else than it should. */
export class UnexpectedAnswer extends Error {
  override name = "UnexpectedAnswer";
  readonly code: FetchFailure;
  constructor(code: FetchFailure, message: string) {
    super(message);
    this.code = code;
  }
}

/** The kind of reason for which a dictionary, or the list of a publisher, could not be had. */
export function failureCode(error: unknown): FetchFailure {
  if (error instanceof FetchRefused) return error.reason;
  if (error instanceof UnexpectedAnswer) return error.code;
  return error instanceof DamagedDictionary ? "damaged" : "other";
}
