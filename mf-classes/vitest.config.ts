import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-classes',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
