import type { ReactNode } from 'react';
import { overrideOrigins } from '../federation/override-origins.ts';
import { dropRequest, openRequest } from '../federation/override-request.ts';
import { readOverrides, storeOverrides } from '../federation/overrides.ts';
import { LazyPage } from '../public/lazy-page.tsx';
import type { SessionStore } from '../session/store.ts';

const loadGuard = () =>
  import(/* webpackChunkName: "override-question" */ './override-guard.tsx').then(({ OverrideGuard }) => OverrideGuard);

const loadPermission = () => import(/* webpackChunkName: "override-question" */ './override-permission.ts');

const never = new Promise<never>(() => undefined);

/** Guard between a page and code of an override. */
export interface OverridePage {
  /**
   * Resolves when the frame may load; never before a refusal or a question, as both end with a new page. Rejects when
   * the code that decides could not be loaded.
   */
  readonly allowed: () => Promise<unknown>;
  /** Shows the product until the account is known, then the refusal, the question or the product. */
  readonly around: (product: ReactNode) => ReactNode;
}

/** Null unless the address requests an override or the tab has stored one. */
export function overridePage(store: SessionStore): OverridePage | null {
  const allowed = overrideOrigins();
  const request = openRequest(window.location.search, allowed);
  if (request === null && Object.keys(readOverrides(allowed)).length === 0) return null;
  const run = () => {
    if (request) storeOverrides(request.requested, allowed);
    dropRequest();
  };
  return {
    allowed: async () => {
      const { permissionOf } = await loadPermission();
      if (request !== null || !(await permissionOf(store))) await never;
    },
    around: (children) => (
      <LazyPage load={loadGuard} props={{ store, request, onRun: run, onCancel: dropRequest, children }} />
    ),
  };
}
