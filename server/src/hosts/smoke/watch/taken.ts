/** What an area's code is seen to use of the shell and of the API; each is told as it happens. */
export type Use =
  | { kind: "module"; name: string }
  | { kind: "export"; name: string; of: string }
  | { kind: "call"; call: string }
  | { kind: "request"; method: string; path: string };

/** The name, on the window, of the function that is told. */
export const TELL = "lagomGateTell";

interface Watched {
  /** The global name of the release. */
  name: string;
  /** As `books/0123456789ab`, which its scripts have in their addresses. */
  release: string;
  tell: string;
}

/**
 * Watches what a release takes from the share scope, which exports it reads of that, which calls of the contract it names to shared
 * functions, and what it requests by itself. Runs in the page before any other script, and so uses nothing from outside.
 */
export function watchTaken({ name, release, tell }: Watched): void {
  /** Of an address only the path is told. */
  const NOWHERE = "http://nowhere.invalid";
  const CALL = /^(GET|POST|PUT|PATCH|DELETE) \/api\//;
  const told = new Set<string>();
  const proxies = new WeakMap<object, object>();
  const originals = new WeakMap<object, object>();
  let container: object | undefined;

  Object.defineProperty(window, name, {
    configurable: true,
    enumerable: true,
    get: () => container,
    set: (given: object) => {
      container = watchedContainer(given);
    },
  });
  const { fetch } = window;
  window.fetch = (input, init) => {
    const innermost = /\/releases\/([a-z]+\/[0-9a-f]{12})\//.exec(new Error().stack ?? "")?.[1];
    if (innermost === release) {
      const { url, method } = input instanceof Request ? input : { url: input, method: "GET" };
      use({ kind: "request", method: init?.method ?? method, path: new URL(url, NOWHERE).pathname });
    }
    return fetch(input, init);
  };

  function use(one: Use): void {
    const key = JSON.stringify(one);
    if (told.has(key)) return;
    told.add(key);
    (window as unknown as Record<string, (one: Use) => void>)[tell]?.(one);
  }

  /** The same proxy each time, so that what is proxied can still be compared. */
  function proxyOf<T extends object>(target: T, handler: ProxyHandler<T>): T {
    const proxy = (proxies.get(target) ?? new Proxy(target, handler)) as T;
    proxies.set(target, proxy);
    originals.set(proxy, target);
    return proxy;
  }
  const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
  const bare = (value: unknown) =>
    isObject(value) || typeof value === "function" ? (originals.get(value) ?? value) : value;

  /** Everything else of it is as it is. */
  function watchedContainer(given: object): object {
    const { init } = given as { init?: (...values: unknown[]) => unknown };
    if (typeof init !== "function") return given;
    const value = (scope: object, initScope: unknown, options: object) =>
      init.call(given, watchedScope(scope), initScope, options && watchedOptions(options));
    return Object.create(given, { init: { value, enumerable: true } });
  }

  /** A copy, since a proxy has to answer with the very map, which cannot be replaced. */
  function watchedOptions(options: { shareScopeMap?: object }): object {
    const { shareScopeMap } = options;
    if (!shareScopeMap) return options;
    return Object.defineProperty({ ...options }, "shareScopeMap", {
      value: nested(shareScopeMap, watchedScope),
    });
  }

  const watchedScope = (scope: object): object =>
    nested(scope, (versions, request) => nested(versions, (offer) => watchedOffer(offer, request)));

  function nested(target: object, inner: (value: object, key: string) => object): object {
    return proxyOf(target, {
      get(of, key) {
        const value = Reflect.get(of, key);
        return typeof key === "string" && isObject(value) ? inner(value, key) : value;
      },
      set: (of, key, value) => Reflect.set(of, key, bare(value)),
    });
  }

  /** One version of a shared module that the shell offers. */
  function watchedOffer(offer: object, request: string): object {
    return proxyOf(offer, {
      get(target, key) {
        const value = Reflect.get(target, key);
        if (key === "loading" && value instanceof Promise)
          return value.then((factory) => watchedFactory(factory, request));
        if (typeof value !== "function") return value;
        if (key === "lib") return watchedFactory(value, request);
        if (key !== "get") return value;
        return () => {
          const got: unknown = value.call(target);
          if (got instanceof Promise) return got.then((factory) => watchedFactory(factory, request));
          return watchedFactory(got, request);
        };
      },
      // What is taken is put back as the page's, and is shared with others.
      set: (target, key, value) => Reflect.set(target, key, bare(value)),
    });
  }

  function watchedFactory(factory: unknown, request: string): unknown {
    if (typeof factory !== "function") return factory;
    return proxyOf(factory, {
      apply(target, self, given) {
        use({ kind: "module", name: request });
        const module: unknown = Reflect.apply(target as () => unknown, self, given);
        return isObject(module) && request.startsWith("@lagom/shared/")
          ? watchedModule(module, request)
          : module;
      },
    });
  }

  /** A module with the same exports; no proxy, which could not give others than those that are read-only. */
  function watchedModule(module: object, request: string): object {
    const known = proxies.get(module);
    if (known) return known;
    const watched = {};
    proxies.set(module, watched);
    originals.set(watched, module);
    for (const key of Reflect.ownKeys(module)) {
      const { enumerable = false } = Reflect.getOwnPropertyDescriptor(module, key) ?? {};
      const isExport = typeof key === "string" && !key.startsWith("__");
      const get = () => {
        const value: unknown = Reflect.get(module, key);
        if (isExport) use({ kind: "export", name: key, of: request });
        return isExport && typeof value === "function" ? watchedFunction(value) : value;
      };
      Object.defineProperty(watched, key, { enumerable, get });
    }
    return watched;
  }

  /** Calls of the contract are named by the first argument of whatever makes them. */
  const watchedFunction = (of: object): object =>
    proxyOf(of, {
      apply(target, self, given) {
        if (typeof given[0] === "string" && CALL.test(given[0])) use({ kind: "call", call: given[0] });
        return Reflect.apply(target as () => unknown, self, given);
      },
    });
}
