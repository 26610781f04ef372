/*
 * In the shell's build this stands in for those parts of the federation runtime that are of no use here (decision 0002):
 * - what fetches scripts, links, manifests and preloads: entries are run by `run-entry.ts`, under their hash, and hold those
 *   of their chunks. A runtime that cannot fetch needs no hook that forbids it;
 * - what takes shared modules, or whole remotes that are known when it is built, from elsewhere: the shell only provides;
 * - the texts of its errors, which name their code and the page that explains it all the same, and its own way to the console.
 */
function refuse(what: unknown): never {
  throw new TypeError(`Refused by the federation runtime: ${String(what)}`);
}

export const loadScript = refuse;
export const createScript = refuse;
export const createLink = refuse;
export const isStaticResourcesEqual = refuse;
export const safeWrapper = refuse;

export const getManifestFileName = refuse;
export const inferAutoPublicPath = refuse;
export const simpleJoinRemoteEntry = refuse;
export const generateSnapshotFromManifest = refuse;
export const isManifestProvider = refuse;

export const preloadAssets = refuse;
export const formatPreloadArgs = refuse;
export const defaultPreloadArgs = refuse;
export const normalizePreloadExposes = refuse;

export const consumes = refuse;
export const remotes = refuse;
export const installInitialConsumes = refuse;
export const getSharedFallbackGetter = refuse;

export const createLogger = () => console;
export const createInfrastructureLogger = createLogger;
export const bindLoggerToCompiler = refuse;
export const logger = console;
export const infrastructureLogger = console;

export const runtimeDescMap = {};
export const buildDescMap = {};
export const errorDescMap = {};
export const typeDescMap = {};

export const getGlobalRemoteInfo = refuse;
/** The runtime asks each of its parts to take plugins; this part has nothing to hook into. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin() {} };
}
