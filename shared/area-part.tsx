import { Component, type ComponentType, lazy, type ReactNode, Suspense, useSyncExternalStore } from "react";
import { type AreaModule, areaHost } from "./area-host.ts";
import { pageConfig } from "./page-config.ts";
import type { Area, AreaModules, ExposeOf } from "./remote.ts";
import { ErrorState } from "./ui/states.tsx";
import { strings } from "./ui/strings.ts";
import { useMounting } from "./use-mounting.ts";

/**
 * Loads a module of an area before it is drawn, as when its link is hovered; then it is drawn without a pause.
 * A failure shows when it is drawn. @returns when it is there, or has failed
 */
export async function preloadArea<A extends Area>(area: A, part: ExposeOf<A>): Promise<void> {
  const release = areaHost().releaseOf(area);
  if (!release) return;
  const module = { area, part, release };
  const loaded = await areaHost()
    .load(module)
    .catch(() => undefined);
  // One that is drawn already must not change its component.
  if (loaded && !components.has(keyOf(module))) components.set(keyOf(module), componentIn(loaded));
}

/** The props of a module's one component. */
type PropsOf<M> = M[keyof M] extends ComponentType<infer P> ? P : never;

interface Props<A extends Area, E extends ExposeOf<A>> {
  area: A;
  part: E;
  props: PropsOf<AreaModules[A][E]>;
  /** Shown while the part loads; of the same shape, so that nothing jumps. */
  loading: ReactNode;
}

/**
 * Draws a module of another area: loaded on demand and failing on its own. If its release fails, the last good one replaces it;
 * if none is left, a message with Retry is shown (docs/releases.md#fallback). The shell also draws the pages of its areas with
 * it.
 */
export function AreaPart<A extends Area, E extends ExposeOf<A>>(given: Props<A, E>): ReactNode {
  const { area, part, loading } = given;
  const { subscribe, releaseOf, retry } = areaHost();
  const release = useSyncExternalStore(subscribe, () => releaseOf(area));
  if (!release) return <ErrorState message={strings.failed} onRetry={() => retry(area)} />;
  return (
    <Part
      key={`${area}/${part}/${release}`}
      module={{ area, part, release }}
      props={given.props as AnyProps}
      loading={loading}
    />
  );
}

type AnyProps = Record<string, unknown>;

interface PartProps {
  module: AreaModule;
  props: AnyProps;
  loading: ReactNode;
}

const components = new Map<string, ComponentType<AnyProps>>();
const keyOf = ({ area, part, release }: AreaModule) => `${area}/${part}/${release}`;

const componentIn = (loaded: object): ComponentType<AnyProps> =>
  Object.values(loaded).find((value) => typeof value === "function");

/** The component of a module, lazy where it is not there yet; one a module, so that drawing it again does not load it again. */
function componentOf(module: AreaModule): ComponentType<AnyProps> {
  const existing = components.get(keyOf(module));
  if (existing) return existing;
  const component = lazy(async () => ({ default: componentIn(await areaHost().load(module)) }));
  components.set(keyOf(module), component);
  return component;
}

/** One module of one release; an error anywhere in it, or nothing to show in time, ends it and is told to the host. */
class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false };
  private during: "render" | "effect" = "render";
  private limit: number | undefined;
  private readonly entered = this.props.module;

  constructor(props: PartProps) {
    super(props);
    areaHost().enters(this.entered);
  }

  override componentDidMount(): void {
    // Twice the limit of the entry, which comes first and has less to load.
    const limitMs = 2 * pageConfig().entryTimeoutMs;
    this.limit = window.setTimeout(() => {
      const { module } = this.props;
      areaHost().failed(module, "waiting", new Error(`${module.part} showed nothing for ${limitMs} ms`));
    }, limitMs);
  }

  override componentWillUnmount(): void {
    clearTimeout(this.limit);
    areaHost().leaves(this.entered);
  }

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    const { module } = this.props;
    clearTimeout(this.limit);
    components.delete(keyOf(module));
    areaHost().failed(module, this.during, error);
  }

  private onMounting = () => {
    this.during = "effect";
  };
  private onMounted = () => {
    clearTimeout(this.limit);
    this.during = "render";
    areaHost().shown(this.props.module);
  };

  override render(): ReactNode {
    const { module, props, loading } = this.props;
    if (this.state.failed) return loading;
    const Module = componentOf(module);
    return (
      <Suspense fallback={loading}>
        <Mounting onMounting={this.onMounting} onMounted={this.onMounted} />
        <Module {...props} />
      </Suspense>
    );
  }
}

/** Stands before a module: what fails between its two calls is an effect of the module's, begun as it was put on the page. */
function Mounting({ onMounting, onMounted }: { onMounting: () => void; onMounted: () => void }): null {
  useMounting(onMounting, onMounted);
  return null;
}
