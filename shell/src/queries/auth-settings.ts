import { isObject } from "@lagom/shared/checked-json";
import { pageConfig } from "@lagom/shared/page-config";
import { queryOptions, useQuery } from "@lagom/shared/query";

type Provider = "google" | "facebook";

const authSettings = queryOptions({
  queryKey: ["auth-settings"],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async ({ signal }): Promise<readonly Provider[]> => {
    const url = `${pageConfig().auth}/auth/v1/settings`;
    const reply = await fetch(url, { headers: { apikey: pageConfig().authKey }, signal });
    const settings: unknown = await reply.json();
    const external = isObject(settings) && isObject(settings.external) ? settings.external : {};
    return (["google", "facebook"] as const).filter((provider) => external[provider] === true);
  },
});

/** The social accounts that one can sign in with here; none until the auth service says so. */
export const useSocialProviders = (): readonly Provider[] => useQuery(authSettings).data ?? [];
