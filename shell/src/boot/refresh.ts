/*
 * In development only, before the shell. React tells its refresh hook of each renderer just once, before any area is
 * there; an area's own refresh code looks for renderers in the hook's map when it comes, and the map that the refresh
 * code itself makes stays empty. So keep them there.
 */
interface RefreshHook {
  renderers: Map<number, unknown>;
  inject(renderer: unknown): number;
}

const hook = (window as { __REACT_DEVTOOLS_GLOBAL_HOOK__?: RefreshHook }).__REACT_DEVTOOLS_GLOBAL_HOOK__;
if (hook) {
  const inject = hook.inject;
  hook.inject = (renderer) => {
    const id = inject.call(hook, renderer);
    hook.renderers.set(id, renderer);
    return id;
  };
}
