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
  // Two journeys of a run may need one; they are named at its end: docs/adr/0018.
  retries: 1,
  // A journey often waits: for a frame, an answer, a file. A third one uses that time.
  workers: 3,
  // These only end what hangs: a slow machine must not decide a result. Three times the first one, for slow journeys, stays below the
  // silence after which the step is stopped without a report.
  timeout: 270_000,
  expect: { timeout: 90_000, toPass: { timeout: 90_000 } },
  reporter: [['list'], ['json']],
  // First what takes longest in one piece: at the end of a run one worker would wait for it.
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
