import { callApi } from "@lagom/shared/api/client";
import { isApiError } from "@lagom/shared/api/errors";
import { newIdempotencyKey } from "@lagom/shared/api/idempotency-key";
import type { Body } from "@lagom/shared/contract/calls";
import type { OwnText } from "@lagom/shared/contract/own-texts";
import { keyFor, queryClient, useQuery, writeApi } from "@lagom/shared/query";
import { useSession } from "@lagom/shared/session/store";

const KEY = keyFor("GET /api/user/texts");

/** The reader's own texts, newest first. */
export function useOwnTexts() {
  const signedIn = useSession(({ user }) => user !== null);
  return useQuery({
    queryKey: KEY,
    queryFn: async ({ signal }) => (await callApi("GET /api/user/texts", { signal })).texts,
    enabled: signedIn,
  });
}

const change = (next: (texts: OwnText[]) => OwnText[]) =>
  queryClient.setQueryData<OwnText[]>(KEY, (texts) => next(texts ?? []));

/**
 * Brings a text along; with the same key as before, the same text.
 * @throws ApiError, NetworkError
 */
export async function addOwnText(
  body: Body<"POST /api/user/texts">,
  idempotencyKey: string,
): Promise<OwnText> {
  const added = await writeApi("POST /api/user/texts", { body, idempotencyKey });
  change((texts) => [added, ...texts.filter(({ id }) => id !== added.id)]);
  return added;
}

/** Says in which language a text is. @throws ApiError, NetworkError */
export async function changeOwnTextLanguage(id: number, language: string): Promise<void> {
  const changed = await writeApi("PATCH /api/user/texts/{id}", {
    params: { id },
    body: { language },
    idempotencyKey: newIdempotencyKey(),
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
