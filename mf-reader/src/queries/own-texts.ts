import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body, Reply } from "@lagom/shared/contract/calls";
import type { OwnText } from "@lagom/shared/contract/own-texts";
import { keyFor, queryClient, useQuery, writeApi } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

const KEY = keyFor("GET /api/user/texts");

/** How often to request the progress of a text. */
const PROGRESS_MS = 1000;
/** A long text waits for others and is ready within two minutes. */
const PREPARATION_MS = 150_000;

type OwnTexts = Reply<"GET /api/user/texts">;

/**
 * The reader's own texts, newest first, and those still being prepared.
 * @param adding whether one is being sent or its language changed, so that there is progress to request
 */
export function useOwnTexts({ adding = false } = {}) {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({
    queryKey: KEY,
    queryFn: ({ signal }) => callApi("GET /api/user/texts", { signal }),
    enabled: signedIn,
    refetchInterval: ({ state }) => (adding || state.data?.preparing.length ? PROGRESS_MS : false),
  });
}

/** Those of the texts being prepared that cannot be read yet. */
export const newTexts = ({ texts, preparing }: OwnTexts) =>
  preparing.filter(({ id }) => !texts.some((text) => text.id === id));

const change = (next: (texts: OwnText[]) => OwnText[]) =>
  queryClient.setQueryData<OwnTexts>(KEY, (own) => own && { ...own, texts: next(own.texts) });

/**
 * Adds a text; sending it again under the same key adds it once.
 * @throws ApiError, NetworkError
 */
export async function addOwnText(
  body: Body<"POST /api/user/texts">,
  idempotencyKey: string,
): Promise<OwnText> {
  const added = await writeApi("POST /api/user/texts", { body, idempotencyKey, patience: PREPARATION_MS });
  change((texts) => [added, ...texts.filter(({ id }) => id !== added.id)]);
  return added;
}

/** Sets the language of a text. @throws ApiError, NetworkError */
export async function changeOwnTextLanguage(id: number, language: string): Promise<void> {
  const changed = await writeApi("PATCH /api/user/texts/{id}", {
    params: { id },
    body: { language },
    idempotencyKey: newIdempotencyKey(),
    patience: PREPARATION_MS,
  });
  change((texts) => texts.map((text) => (text.id === id ? changed : text)));
  // It was tokenised in another language, so remove everything cached of it.
  queryClient.removeQueries({ queryKey: keyFor("GET /api/user/texts/{id}", { params: { id } }) });
}

/** Deletes a text; one that is gone already counts as deleted. @throws ApiError, NetworkError */
export async function deleteOwnText(id: number): Promise<void> {
  try {
    await writeApi("DELETE /api/user/texts/{id}", { params: { id }, idempotencyKey: newIdempotencyKey() });
  } catch (error) {
    if (!(isApiError(error) && error.status === 404)) throw error;
  }
  change((texts) => texts.filter((text) => text.id !== id));
}
