import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'mf-admin-tools',
    environment: 'jsdom',
    include: ['src/**/*.test.{ts,tsx}'],
  },
});
