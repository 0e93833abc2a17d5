import { createRequire } from 'node:module';
import path from 'node:path';
import { ROOT } from './paths.ts';

/**
 * File of the router's production build: its exports name the development build only, whose warnings are of no use to
 * people.
 */
export function routerBuild(): string {
  const fromKit = createRequire(path.join(ROOT, 'packages/remote-kit/package.json'));
  const { resolve } = createRequire(fromKit.resolve('react-router-dom'));
  return path.resolve(path.dirname(resolve('react-router')), '../production/index.mjs');
}
