import { enableCompileCache, type RegisterHooksOptions, registerHooks } from 'node:module';
import path from 'node:path';

type Resolve = NonNullable<RegisterHooksOptions['resolve']>;
type Resolved = ReturnType<Resolve>;

const globals = new URL('./native-globals.ts', import.meta.url).href;

// Workers, and processes that tests start, load the same thousand modules; the cache saves compiling them again.
enableCompileCache(path.resolve(import.meta.dirname, '../../../.tmp/compile-cache'));

/** Returns the folder of the workspace that a source file belongs to; null for other files. */
const workspaceOf = (url = ''): string | null =>
  url.includes('/src/') && !url.includes('/node_modules/') ? url.slice(0, url.lastIndexOf('/src/')) : null;

/** Packages with only ES modules, whose package.json of 180 kB Node would parse again for each of their modules. */
const HAS_LARGE_PACKAGE_JSON = /\/node_modules\/(?:drizzle-orm|date-fns)\//;

const resolvedOf = new Map<string, Resolved>();

/**
 * Resolves a name once for each workspace that imports it, not for each of its files, because Node parses the
 * package.json each time.
 */
function resolveOnce(...[specifier, context, next]: Parameters<Resolve>): Resolved {
  const importer = workspaceOf(context.parentURL);
  if (importer === null || /^(?:\.|node:|file:)/.test(specifier) || !context.conditions.includes('import'))
    return next(specifier, context);
  const key = `${importer} ${specifier}`;
  const resolved = resolvedOf.get(key) ?? { ...next(specifier, context), shortCircuit: true };
  resolvedOf.set(key, resolved);
  return resolved;
}

registerHooks({
  resolve: (specifier, context, next) => {
    const { parentURL = '', conditions } = context;
    // jest-light-runner runs tests in plain Node, so `@jest/globals` must export what the runner put on `globalThis`.
    if (specifier === '@jest/globals' && !parentURL.includes('/node_modules/'))
      return { url: globals, shortCircuit: true };
    if (specifier.startsWith('.') && HAS_LARGE_PACKAGE_JSON.test(parentURL) && conditions.includes('import'))
      return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
    return resolveOnce(specifier, context, next);
  },
});
