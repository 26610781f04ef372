import type { UserOptions } from "@module-federation/enhanced/runtime";

/** Made by the build (`shared/build/sharing.ts`): what areas take from the shell, by name. */
declare const provided: NonNullable<UserOptions["shared"]>;
export = provided;
