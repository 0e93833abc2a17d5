/// <reference types="webpack/module" />
import { HOT_UPDATE } from './update-event.ts';

/** React Refresh renders 30 ms after an update. */
const RENDERED_AFTER = 60;

interface ReactHook {
  readonly renderers?: ReadonlyMap<unknown, { readonly scheduleRefresh?: unknown }>;
}

/** Whether React on this page can replace components. Its production build, which a live shell has, cannot. */
function canRefresh(): boolean {
  const hook = Reflect.get(window, '__REACT_DEVTOOLS_GLOBAL_HOOK__') as ReactHook | undefined;
  return [...(hook?.renderers?.values() ?? [])].some(({ scheduleRefresh }) => typeof scheduleRefresh === 'function');
}

let isApplied = false;

// Compiled into every app with hot reload, because each has a hot runtime of its own.
import.meta.webpackHot?.addStatusHandler((status) => {
  if (status === 'apply') isApplied = true;
  if (status !== 'idle') return;
  if (isApplied && !canRefresh()) location.reload();
  isApplied = false;
  setTimeout(() => window.dispatchEvent(new Event(HOT_UPDATE)), RENDERED_AFTER);
});
