import type { Registry } from '@widya/contract/routing/registry';
import type { Screens } from './screens.ts';

type Values = Readonly<Record<string, string | number>>;
type NoParams = Readonly<Record<never, never>>;

/** Names of the screens with exactly this path parameter; `never` for those without parameters. */
export type ScreenWith<Param extends string> = {
  [Name in keyof Screens]: [Screens[Name]] extends [Param] ? ([Param] extends [Screens[Name]] ? Name : never) : never;
}[keyof Screens];

let paths: ReadonlyMap<string, string> = new Map();

/** For the shell: sets the paths of screens whenever the registry changes. */
export function provideScreens(registry: Registry): void {
  paths = new Map(
    registry.remotes.flatMap(({ current }) =>
      current.manifest.routes.map(({ screen, path }) => [screen, path] as const),
    ),
  );
}

/**
 * Builds the path of a screen of any remote by name, so that no remote hard-codes paths of another.
 * @param screen name in the manifest, `ClassDetail`.
 * @param params values of the path parameters, encoded here.
 * @param search query to append; empty values are omitted.
 * @returns the path, or null when no remote has the screen or a parameter is missing (show no link then).
 */
export function linkTo<Name extends keyof Screens>(
  screen: Name,
  ...[params, search = {}]: [Screens[Name]] extends [never]
    ? [params?: NoParams, search?: Values]
    : [params: Readonly<Record<Screens[Name], string | number>>, search?: Values]
): string | null {
  const pattern = paths.get(screen);
  if (pattern === undefined) return null;
  const segments: string[] = [];
  for (const segment of pattern.split('/')) {
    if (!segment.startsWith(':')) segments.push(segment);
    else {
      const value = (params as Values | undefined)?.[segment.slice(1)];
      if (value === undefined || value === '') return null;
      segments.push(encodeURIComponent(String(value)));
    }
  }
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) if (value !== '') query.append(name, String(value));
  const path = segments.join('/');
  return query.size === 0 ? path : `${path}?${query}`;
}
