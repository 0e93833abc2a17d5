import { defineConfig } from 'vitest/config';

/** Folders whose plain `.test.ts` files need a page: cookies, scripts, storage. */
const withPage = 'src/{session,federation,boot}/**/*.test.ts';

export default defineConfig({
  resolve: {
    // Written by the build; what it would list does not matter to these tests.
    alias: { 'widya-provided-modules': new URL('./src/testing/provided-modules.ts', import.meta.url).pathname },
  },
  test: {
    testTimeout: 45_000,
    projects: [
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'], exclude: [withPage] },
      },
      {
        extends: true,
        test: {
          name: 'shell',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx', withPage],
          // Stories rendered in tests get the decorators they have in Storybook.
          setupFiles: ['../packages/design-system/testing/setup.ts'],
          retry: 1,
        },
      },
    ],
  },
});
