declare module 'widya-bundled-screens' {
  import type { RouteMatch } from '@widya/contract/routing/match-route';
  import type { ComponentType } from 'react';

  /** Maps a key such as `mf-classes/ClassList` to its component; the benchmark writes this module. */
  export const screens: Readonly<
    Record<string, ComponentType<{ readonly params: RouteMatch['params']; readonly route: RouteMatch['route'] }>>
  >;
}
