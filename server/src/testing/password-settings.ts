/** For tests that are not about how passwords are hashed: they hash a thousand of them. */
export const QUICK_PASSWORDS = { PASSWORD_MEMORY_KB: "8" };

/** Passwords hashed as where the setting is not given. */
export const USUAL_PASSWORDS = { PASSWORD_MEMORY_KB: "" };
