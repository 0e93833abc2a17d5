import { defineConfig } from 'vitest/config';

/** Formats must not depend on the computer's zone: the same tests run in four of them. */
const zones = ['UTC', 'Asia/Jakarta', 'Asia/Jayapura', 'America/New_York'];

export default defineConfig({
  test: {
    testTimeout: 45_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'components',
          environment: 'jsdom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['./testing/setup.ts'],
          retry: 1,
        },
      },
      {
        extends: true,
        test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'], exclude: ['src/formats/**'] },
      },
      ...zones.map((zone) => ({
        extends: true as const,
        test: {
          name: `formats in ${zone}`,
          environment: 'node',
          include: ['src/formats/**/*.test.ts'],
          env: { TZ: zone },
        },
      })),
    ],
  },
});
