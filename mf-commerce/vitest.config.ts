import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-commerce',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
    setupFiles: ['@widya/design-system/testing/setup'],
  },
});
