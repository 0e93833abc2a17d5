import { defineConfig } from 'vitest/config';

/** One run for all unit and component tests. A package with tests of its own surroundings has a `vitest.config.ts`; the others stand here. */
export default defineConfig({
  test: {
    projects: [
      'packages/*/vitest.config.ts',
      'shell/vitest.config.ts',
      'mf-*/vitest.config.ts',
      { test: { name: 'contract', root: 'packages/contract', include: ['src/**/*.test.ts'] } },
      { test: { name: 'scripts', root: 'scripts', include: ['**/*.test.ts'] } },
    ],
  },
});
