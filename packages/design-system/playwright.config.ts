import { defineConfig } from '@playwright/test';

/*
 * Every story of the built Storybook in one visit: it renders, axe finds nothing in light and dark, no error reaches the
 * console, and what the design system draws looks like the accepted pictures in visual/pictures.
 *   pnpm --filter @widya/design-system check-stories -g button    some stories only
 *   pnpm --filter @widya/design-system visual:update              accepts what is drawn now
 */
export default defineConfig({
  testDir: './visual',
  testMatch: '*.visual.ts',
  fullyParallel: true,
  workers: 3,
  retries: 0,
  // Ends only a story that hangs; the next one gets a fresh browser.
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
      // Edges of letters differ a little between versions of Chromium; a moved edge differs in far more pixels.
      threshold: 0.25,
      maxDiffPixels: 30,
      scale: 'css',
    },
  },
});
