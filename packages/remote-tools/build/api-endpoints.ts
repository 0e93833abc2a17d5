import { OWN_REASONS } from '@widya/contract/endpoint';

/** `GET /v1/class/:code`. */
export const endpointName = ({ method, path }: { readonly method: string; readonly path: string }): string =>
  `${method} ${path}`;

/** Every endpoint of the contract by name. Loaded on demand, because its schemas are large. */
export async function allEndpoints(): Promise<readonly string[]> {
  const { CATALOG } = await import('@widya/contract/catalog');
  return CATALOG.map(({ facts }) => endpointName(facts));
}

/**
 * Endpoints that concern only the caller, by name: session, profile and own tasks. The shell calls them on every screen.
 */
export async function ownEndpoints(): Promise<ReadonlySet<string>> {
  const { CATALOG } = await import('@widya/contract/catalog');
  const own = CATALOG.filter(
    ({ facts: { access } }) =>
      'withoutKey' in access && OWN_REASONS.some((reason: string) => reason === access.withoutKey),
  );
  return new Set(own.map(({ facts }) => endpointName(facts)));
}

const isEndpoint = (value: unknown): value is { method: string; path: string } =>
  typeof value === 'object' && value !== null && 'id' in value && 'method' in value && 'path' in value;

/** Endpoints among the exports of a module of the contract. @param used names of the used exports; null for all. */
export async function endpointsIn(file: string, used: ReadonlySet<string> | null): Promise<readonly string[]> {
  const module = (await import(file)) as Readonly<Record<string, unknown>>;
  return Object.entries(module).flatMap(([name, value]) =>
    isEndpoint(value) && (used === null || used.has(name)) ? endpointName(value) : [],
  );
}
