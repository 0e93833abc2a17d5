import { registerHooks } from 'node:module';

const globals = new URL('./native-globals.ts', import.meta.url).href;

// jest-light-runner runs tests in plain Node, where `@jest/globals` has to be what the runner put on `globalThis`.
registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' && context.parentURL?.includes('/node_modules/') !== true
      ? { url: globals, shortCircuit: true }
      : next(specifier, context),
});
