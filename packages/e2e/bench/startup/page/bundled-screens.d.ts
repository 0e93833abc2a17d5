declare module 'widya-bundled-screens' {
  import type { RouteMatch } from '@widya/contract/routing/match-route';
  import type { ComponentType } from 'react';

  /** Written by the benchmark: `mf-classes/ClassList` to its component. */
  export const screens: Readonly<
    Record<string, ComponentType<{ readonly params: RouteMatch['params']; readonly route: RouteMatch['route'] }>>
  >;
}
