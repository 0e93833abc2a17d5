import type { Config } from 'jest';
import { native } from './packages/testing/jest/projects.ts';

const server = 'packages/server/src';

/** Tests of the server, on a PostgreSQL that the run starts. They run in plain Node, which reads the TypeScript itself. */
const config: Config = {
  globalSetup: `./${server}/testing/global-setup.ts`,
  globalTeardown: `./${server}/testing/global-teardown.ts`,
  projects: [native(server, { displayName: 'server' })],
};

export default config;
