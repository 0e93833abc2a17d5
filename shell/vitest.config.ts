import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'shell',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    // Stories rendered in tests get the decorators they have in Storybook.
    setupFiles: ['../packages/design-system/testing/setup.ts'],
    testTimeout: 15_000,
  },
});
