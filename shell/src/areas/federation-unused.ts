/*
 * Replaces the parts of the federation runtime that the shell's build does not need (decision 0002):
 * - fetching scripts, links, manifests and preloads: `run-entry.ts` runs entries by their hash, and entries contain the hashes of
 *   their chunks. A runtime that cannot fetch needs no hook to forbid it;
 * - error texts (errors still name their code and the page that explains it), and the logger.
 */
function refuse(what: unknown): never {
  throw new TypeError(`Refused by the federation runtime: ${String(what)}`);
}

export const loadScript = refuse;
export const createScript = refuse;
export const createLink = refuse;
export const isStaticResourcesEqual = refuse;
export const safeWrapper = refuse;

export const getRemoteEntry = refuse;
export const getRemoteEntryUniqueKey = refuse;
export const getRemoteInfo = refuse;
export const preloadAssets = refuse;
export const formatPreloadArgs = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = refuse;
export const logger = console;
export const infrastructureLogger = console;

export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};
