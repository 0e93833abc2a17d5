import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-commerce',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Stories get here what Storybook gives them: provider, language, and what jsdom lacks.
    setupFiles: ['../packages/design-system/testing/setup.ts', '../packages/design-system/testing/screen-setup.ts'],
    testTimeout: 45_000,
  },
});
