import { LostRaceError, UnknownReleaseError } from "@lagom/releases/environment";
import { ImpossibleChangeError } from "@lagom/releases/environment-document";
import { ForbiddenError, StoppedError } from "@lagom/releases/policy";
import { ReleaseConflictError } from "@lagom/releases/publish";
import { GateError } from "@lagom/releases/service";
import { FileExistsError, StoreError } from "@lagom/releases/store";
import type { ErrorCode } from "@lagom/shared/contract/errors";
import { ZodError } from "zod";
import { HttpError } from "../platform/http/http-error.ts";

const CODES: readonly [new (...given: never[]) => Error, ErrorCode][] = [
  [ForbiddenError, "forbidden"],
  [StoppedError, "stopped"],
  [LostRaceError, "lost_race"],
  [UnknownReleaseError, "not_found"],
  [ImpossibleChangeError, "conflict"],
  [ReleaseConflictError, "conflict"],
  [FileExistsError, "conflict"],
  [StoreError, "unavailable"],
];

/** Runs what speaks the language of releases, and says what it refuses in that of HTTP. */
export async function asHttpError<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    throw translated(error);
  }
}

function translated(error: unknown): unknown {
  if (error instanceof GateError) {
    const details = error.gate.flatMap(({ check, problems }) =>
      problems.map((message) => ({ field: check, message })),
    );
    return new HttpError("refused", `The gate refused it: ${error.message}`, details);
  }
  if (error instanceof ZodError) {
    const details = error.issues.map(({ path, message }) => ({ field: `record.${path.join(".")}`, message }));
    return new HttpError(
      "bad_request",
      `Bad input: ${details.map(({ field }) => field).join(", ")}`,
      details,
    );
  }
  const [, code] = CODES.find(([kind]) => error instanceof kind) ?? [];
  if (!code) return error;
  const { message } = error as Error;
  return Object.assign(new HttpError(code, message, [{ field: "change", message }]), { cause: error });
}
