import { isObject } from "@lagom/shared/checked-json";
import { pageConfig } from "@lagom/shared/page-config";
import { queryOptions, useQuery } from "@lagom/shared/query";

export type Provider = "google" | "facebook";

/** An auth service that does not answer by then would not sign anybody in either. */
const TIMEOUT_MS = 3000;

const authSettings = queryOptions({
  queryKey: ["auth-settings"],
  queryFn: ({ signal }): Promise<readonly Provider[] | null> => readProviders(signal).catch(() => null),
  // Null where it failed: asked for again when the dialog is next opened.
  staleTime: ({ state }) => (state.data === null ? 0 : Number.POSITIVE_INFINITY),
});

async function readProviders(signal: AbortSignal): Promise<readonly Provider[]> {
  const reply = await fetch(`${pageConfig().auth}/auth/v1/settings`, {
    headers: { apikey: pageConfig().authKey },
    signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
  });
  const settings: unknown = await reply.json();
  const external = isObject(settings) && isObject(settings.external) ? settings.external : {};
  return (["google", "facebook"] as const).filter((provider) => external[provider] === true);
}

/**
 * The social accounts that one can sign in with here: undefined until the auth service has answered, none if it fails to.
 */
export function useSocialProviders(): readonly Provider[] | undefined {
  const { data } = useQuery(authSettings);
  return data === null ? [] : data;
}
