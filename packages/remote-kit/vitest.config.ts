import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'remote-kit', environment: 'jsdom', include: ['src/**/*.test.{ts,tsx}'] } },
      { test: { name: 'remote-kit build', environment: 'node', include: ['build/**/*.test.ts'] } },
    ],
  },
});
