import { defineConfig, devices } from '@playwright/test';
import { chromiumOfTests } from '@widya/testing/chromium';
import { DISABLED_FEATURES, OPTIMISING_COMPILERS_OFF } from './support/chromium.ts';

const BUILDS = ['two-commands.spec.ts', 'deploy.spec.ts', 'dev-server.spec.ts'];

export default defineConfig({
  testDir: 'suites',
  outputDir: '../../.tmp/e2e',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  forbidOnly: true,
  // Two journeys of a run may pass on a retry, and the test command names them at the end: docs/adr/0018.
  retries: 1,
  // Journeys often wait for a frame, a response or a file; a third worker uses that time.
  workers: 3,
  // These limits only end tests that hang, because a slow machine must not decide a result. Slow journeys get three
  // times the first limit, which is still below the time without output after which the step is stopped without a
  // report.
  timeout: 270_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: [['list'], ['json']],
  // The longest suites run first, because otherwise one worker would still be busy with them at the end of a run.
  projects: [
    { name: 'builds', testMatch: BUILDS },
    { name: 'journeys', testIgnore: BUILDS },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    actionTimeout: 90_000,
    navigationTimeout: 90_000,
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    launchOptions: {
      executablePath: chromiumOfTests(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        OPTIMISING_COMPILERS_OFF,
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        `--disable-features=${DISABLED_FEATURES.join(',')}`,
      ],
    },
  },
});
