import { defineConfig, type ReporterDescription } from '@playwright/test';

const named = (name: string, variable: string): ReporterDescription[] => (process.env[variable] ? [[name]] : []);

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
  // A visit waits for a third of its time: three pages keep two processors busy.
  workers: 3,
  retries: 0,
  // Ends only a story that hangs; the next one gets a fresh browser.
  timeout: 300_000,
  reporter: [
    ['line'],
    ...named('json', 'PLAYWRIGHT_JSON_OUTPUT_NAME'),
    ...named('junit', 'PLAYWRIGHT_JUNIT_OUTPUT_NAME'),
  ],
  outputDir: './test-results',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  updateSnapshots: 'none',
  expect: {
    toHaveScreenshot: {
      timeout: 120_000,
      animations: 'disabled',
      caret: 'hide',
      // Edges of letters differ a little between versions of Chromium; a moved edge differs in far more pixels.
      threshold: 0.25,
      maxDiffPixels: 30,
      scale: 'css',
    },
  },
});
