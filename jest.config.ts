import type { Config } from 'jest';
import { TEST_TIMEOUT, unitProjects } from './packages/testing/jest/projects.ts';
import { buildVendorBundle } from './packages/testing/jest/vendor-bundle.ts';

process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
await buildVendorBundle();

/** Unit and component tests; the server's own are in `jest.server.config.ts`. */
const config: Config = {
  testTimeout: TEST_TIMEOUT,
  projects: unitProjects,
  testSequencer: './packages/testing/jest/programs-first-sequencer.ts',
};

export default config;
