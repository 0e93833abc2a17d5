import { jest } from '@jest/globals';

/** A copy of a module whose functions work as before and record their calls; for factories of `jest.mock`. */
export function spiedModule<Module extends object>(real: Module): Module {
  const entries = Object.entries(real).map(([name, value]) => [
    name,
    typeof value === 'function' ? jest.fn(value as never) : value,
  ]);
  return { __esModule: true, ...Object.fromEntries(entries) } as Module;
}
