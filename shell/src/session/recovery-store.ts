import { create } from "zustand";

/** Content of a recovery mail's link; it is used on Update Password, never on load. */
export type RecoveryToken = { hash: string } | { accessToken: string; refreshToken: string };

interface Recovery {
  open: boolean;
  token: RecoveryToken | null;
}

/** Whether the Reset Your Password dialog is open, from the address of this page or a password-recovery event. */
export const useRecovery = create<Recovery>(() => {
  const token = recoveryTokenIn(new URL(location.href));
  return { open: token !== null, token };
});

export const openRecovery = () => useRecovery.setState({ open: true });
export const closeRecovery = () => useRecovery.setState({ open: false, token: null });

/** The token in an address with `type=recovery`, in its query or its fragment. */
export function recoveryTokenIn(url: URL): RecoveryToken | null {
  const query = url.searchParams;
  const fragment = new URLSearchParams(url.hash.slice(1));
  const of = (name: string) => query.get(name) ?? fragment.get(name);
  if (of("type") !== "recovery") return null;
  const hash = of("token_hash") ?? of("token");
  if (hash) return { hash };
  const [accessToken, refreshToken] = [of("access_token"), of("refresh_token")];
  return accessToken && refreshToken ? { accessToken, refreshToken } : null;
}
