import type { Config } from 'jest';
import { unitProjects } from './packages/testing/jest/projects.ts';
import { buildVendorBundle } from './packages/testing/jest/vendor-bundle.ts';

process.env.RTL_SKIP_AUTO_CLEANUP = 'true';
await buildVendorBundle();

/** Unit and component tests; the server's own are in `jest.server.config.ts`. */
const config: Config = {
  // Only a test that hangs reaches it, also on a busy machine.
  testTimeout: 300_000,
  projects: unitProjects,
  testSequencer: './packages/testing/jest/programs-first-sequencer.ts',
};

export default config;
