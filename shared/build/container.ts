/** A file of scripts as the container needs it to load it. */
export interface Chunk {
  /** The scripts that run it: itself, and all that it imports. */
  scripts: string[];
  styles: string[];
  /** The shared modules that these scripts import, as `react` or `@lagom/shared/paths`. */
  shared: string[];
}

export interface ContainerFiles {
  /** The global name of the release. */
  name: string;
  /** By page: its script. */
  pages: Record<string, string>;
  chunks: Record<string, Chunk>;
  /** By script or style: its hash. */
  hashes: Record<string, string>;
  /** By package that is shared: the first number of the versions that are fit. */
  majors: Record<string, string>;
}

/** What the shell offers of a shared module, by version. */
type Offers = Record<string, { lib?: () => unknown; get: () => unknown }>;
type Run = (require: Require, exports: object, module: { exports: object }) => void;
interface Require {
  (request: string): unknown;
  load(request: string): Promise<void>;
}

/**
 * The entry of an area that was built without Module Federation (docs/release-format.md#entry). Runs in the page: it is put into the
 * entry as text, and so uses nothing from outside of itself.
 */
export function container({ name, pages, chunks, hashes, majors }: ContainerFiles): void {
  const { src } = document.currentScript as HTMLScriptElement;
  const folder = src.slice(0, src.lastIndexOf("/") + 1);
  const known = new Set(Object.keys(hashes).map((file) => folder + file));
  const rules = {
    createScriptURL(url: string): string {
      if (known.has(url)) return url;
      throw new TypeError(`Refused a script without a hash: ${url}`);
    },
  };
  type Policies = { trustedTypes?: { createPolicy(name: string, given: typeof rules): typeof rules } };
  const trusted = (window as Policies).trustedTypes?.createPolicy("lagom", rules) ?? rules;

  let scope: Record<string, Offers> = {};
  const loading = new Map<string, Promise<void>>();
  const waiting = new Map<string, Run>();
  const modules = new Map<string, object>();
  const shared = new Map<string, unknown>();

  /** Loads each file once; one that has failed can be asked for again. */
  function load(file: string, element: HTMLScriptElement | HTMLLinkElement): Promise<void> {
    const before = loading.get(file);
    if (before) return before;
    const loaded = new Promise<void>((resolve, reject) => {
      element.integrity = hashes[file] ?? "";
      element.crossOrigin = "anonymous";
      element.onload = () => resolve();
      element.onerror = () => {
        loading.delete(file);
        element.remove();
        reject(new Error(`Loading ${folder}${file} failed`));
      };
      document.head.append(element);
    });
    loading.set(file, loaded);
    return loaded;
  }
  const script = (file: string) => {
    const src = trusted.createScriptURL(folder + file);
    return load(file, Object.assign(document.createElement("script"), { src }));
  };
  const style = (file: string) =>
    load(file, Object.assign(document.createElement("link"), { rel: "stylesheet", href: folder + file }));

  async function take(request: string): Promise<void> {
    if (shared.has(request)) return;
    const packageName = Object.keys(majors).find((one) => `${request}/`.startsWith(`${one}/`)) ?? "";
    const fit = Object.keys(scope[request] ?? {}).find(
      (version) => version.split(".")[0] === majors[packageName],
    );
    const offer = fit === undefined ? undefined : scope[request]?.[fit];
    if (!offer)
      throw new Error(`The shell offers no shared module ${request} of version ${majors[packageName]}`);
    const factory = (offer.lib ?? (await offer.get())) as () => unknown;
    shared.set(request, factory());
  }

  async function loadChunk(file: string): Promise<void> {
    const chunk = chunks[file];
    if (!chunk) throw new Error(`${name} has no ${file}`);
    await Promise.all([...chunk.scripts.map(script), ...chunk.styles.map(style), ...chunk.shared.map(take)]);
  }

  const require: Require = Object.assign(
    (request: string) => (request.startsWith("./") ? run(request.slice(2)) : shared.get(request)),
    { load: (request: string) => loadChunk(request.slice(2)) },
  );

  function run(file: string): object {
    const ran = modules.get(file);
    if (ran) return ran;
    const module = { exports: {} };
    modules.set(file, module.exports);
    waiting.get(file)?.(require, module.exports, module);
    modules.set(file, module.exports);
    return module.exports;
  }

  Object.assign(window, {
    [name]: {
      /** Called by each chunk as its script runs. */
      define(chunk: Run) {
        waiting.set((document.currentScript as HTMLScriptElement).src.slice(folder.length), chunk);
      },
      init(given: typeof scope) {
        scope = given;
      },
      async get(expose: string): Promise<() => object> {
        const file = pages[expose.replace("./", "")];
        if (!file) throw new Error(`${expose} does not exist in container ${name}`);
        await loadChunk(file);
        return () => run(file);
      },
    },
  });
}
