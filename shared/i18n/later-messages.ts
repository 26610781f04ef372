import type { HashedScript } from "../release-document.ts";
import type {} from "./translatable.ts";

declare global {
  /** The scripts of `later/` that scripts of messages have named, by release, language and file, as `books_7f3a9c1be204 de list`. */
  var lagomLaterMessages: Record<string, HashedScript> | undefined;
  /**
   * Loads messages of `later/` in the language of the document, and again when that changes: the shell's, for every release.
   * `release` is its global name, `file` the name of their file.
   */
  var lagomLoadMessages: ((release: string | undefined, file: string) => Promise<void>) | undefined;
}

/**
 * Loads messages of `later/` in the language of the document, for code that is loaded on demand; where it fails, they are English. Those
 * with the name of an exposed module need no call: they come with it.
 * @param file the name of their file
 */
export const laterMessages = async (file: string): Promise<void> => {
  await globalThis.lagomLoadMessages?.(process.env.LAGOM_RELEASE_NAME, file);
};

/** Code that is loaded on demand, once its messages of `later/` are there, too. @param file the name of their file */
export async function withMessages<M>(module: Promise<M>, file: string): Promise<M> {
  const [loaded] = await Promise.all([module, laterMessages(file)]);
  return loaded;
}

/** Whether this release's messages in a language have been loaded. */
export const hasMessages = (language: string): boolean =>
  `${process.env.LAGOM_RELEASE_NAME} ${language}` in (globalThis.lagomMessages ?? {});
