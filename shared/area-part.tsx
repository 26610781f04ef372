import { Component, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import type { Area, AreaModules, ExposeOf } from "./remote.ts";
import { ErrorState } from "./ui/states.tsx";

type Loader = <A extends Area, E extends ExposeOf<A>>(area: A, expose: E) => Promise<AreaModules[A][E]>;

let load: Loader = () => Promise.reject(new Error("The shell has provided no loader of areas"));

/** The shell gives its loader once, at start. */
export function provideAreaLoader(loader: Loader): void {
  load = loader;
}

/** Starts loading a module of an area, as when its link is hovered; a failure shows when it is drawn. */
export function preloadArea<A extends Area>(area: A, expose: ExposeOf<A>): void {
  load(area, expose).catch(() => {});
}

/** The props of a module's one component. */
type PropsOf<M> = M[keyof M] extends ComponentType<infer P> ? P : never;

const MESSAGE = "This part of Lagom could not be loaded.";

interface Props<A extends Area, E extends ExposeOf<A>> {
  area: A;
  part: E;
  props: PropsOf<AreaModules[A][E]>;
  /** Shown while the part loads; of the same shape, so that nothing jumps. */
  loading: ReactNode;
}

/**
 * Draws a module of another area: loaded on demand, failing alone, with Retry (design §3).
 * Areas and the shell mount the passage and the preferences through it, the shell its pages too.
 */
export function AreaPart<A extends Area, E extends ExposeOf<A>>(given: Props<A, E>): ReactNode {
  return <Retried key={`${given.area}/${given.part}`} {...(given as unknown as AnyPart)} />;
}

interface AnyPart {
  area: Area;
  part: string;
  props: Record<string, unknown>;
  loading: ReactNode;
}

const loaded = new Map<string, ComponentType<Record<string, unknown>>>();

/** The lazy component of a module; one a module, so that drawing it again does not load it again. */
function componentOf(area: Area, part: string): ComponentType<Record<string, unknown>> {
  const key = `${area}/${part}`;
  const existing = loaded.get(key);
  if (existing) return existing;
  const component = lazy(async () => {
    const module = (await load(area, part as never)) as Record<
      string,
      ComponentType<Record<string, unknown>>
    >;
    const [exported] = Object.values(module).filter((value) => typeof value === "function");
    if (!exported) throw new Error(`${key} exports no component`);
    return { default: exported };
  });
  loaded.set(key, component);
  return component;
}

class Retried extends Component<AnyPart, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  override componentDidCatch(error: unknown): void {
    console.warn(`Part ${this.props.area}/${this.props.part} failed`, error);
  }

  private retry = () => {
    loaded.delete(`${this.props.area}/${this.props.part}`);
    this.setState({ failed: false });
  };

  override render(): ReactNode {
    if (this.state.failed) return <ErrorState message={MESSAGE} onRetry={this.retry} />;
    const Loaded = componentOf(this.props.area, this.props.part);
    return (
      <Suspense fallback={this.props.loading}>
        <Loaded {...this.props.props} />
      </Suspense>
    );
  }
}
