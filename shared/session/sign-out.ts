type SignOut = () => Promise<void>;
let end: SignOut = async () => {};

/** The shell gives the way to end the session once, at start. */
export function provideSignOut(signOut: SignOut): void {
  end = signOut;
}

/** Ends the session on this device, in all its tabs. */
export const signOut: SignOut = () => end();
