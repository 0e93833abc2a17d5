import { defineConfig } from '@playwright/test';

/*
 * Pictures of every story, compared with the accepted ones in visual/pictures; the same built Storybook that
 * `check-stories` looks at. Three pages draw at the same time.
 *   pnpm --filter @widya/design-system visual           compares; a missing picture is a failure
 *   pnpm --filter @widya/design-system visual:update    accepts what is drawn now
 */
export default defineConfig({
  testDir: './visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 3,
  // A story that hangs fails alone; the next one gets a fresh browser.
  timeout: 45_000,
  // The test command asks for the counts; a person sees them as lines either way.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : [['line']],
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Edges of letters differ a little between versions of Chromium; a moved edge differs in far more pixels.
      threshold: 0.25,
      maxDiffPixels: 30,
      scale: 'css',
    },
  },
});
