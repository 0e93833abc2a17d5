import { fileURLToPath } from 'node:url';
import type { TestProjectInlineConfiguration } from 'vitest/config';

const here = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

/**
 * The two kinds of tests of a remote. Rules (`.test.ts`) run without a page, which starts many times faster; a rule that needs one
 * says so with `@vitest-environment jsdom`. Screens (`.test.tsx`) get what Storybook gives their stories: provider, language,
 * and what jsdom lacks; they have a second attempt, which the end of a run tells of (docs/adr/0014).
 */
export const screenTests: TestProjectInlineConfiguration[] = [
  { test: { name: 'rules', environment: 'node', include: ['src/**/*.test.ts'], testTimeout: 45_000 } },
  {
    test: {
      name: 'screens',
      environment: 'jsdom',
      include: ['src/**/*.test.tsx'],
      setupFiles: [here('./setup.ts'), here('./screen-setup.ts')],
      testTimeout: 45_000,
      retry: 1,
    },
  },
];
