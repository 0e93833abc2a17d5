import { defineConfig } from '@playwright/test';

/*
 * Visits every story of the built Storybook once and checks that it renders, has no axe findings in light and dark,
 * logs no error, and looks like its accepted picture in visual/pictures.
 * - `pnpm --filter @widya/design-system check-stories -g button` checks some stories only.
 * - `pnpm --filter @widya/design-system visual:update` accepts the current pictures.
 */
export default defineConfig({
  testDir: './visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Only stops a story that hangs; the next one gets a new browser.
  timeout: 300_000,
  reporter: [['line']],
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    timeout: 120_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Edges of letters differ slightly between versions of Chromium; a moved edge differs in many more pixels.
      threshold: 0.25,
      maxDiffPixels: 30,
      scale: 'css',
    },
  },
});
