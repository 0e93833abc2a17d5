import type { Config } from 'jest';
import { base, native } from './packages/testing/jest/projects.ts';

const server = 'packages/server/src';
/** Files that replace modules need Jest's own module registry. */
const withReplacedModules = `<rootDir>/${server}/auth/enumeration.test.ts`;

/** Tests of the server, on a PostgreSQL that the run starts. They run in plain Node, which reads the TypeScript itself. */
const config: Config = {
  globalSetup: `./${server}/testing/global-setup.ts`,
  globalTeardown: `./${server}/testing/global-teardown.ts`,
  testTimeout: 300_000,
  projects: [
    native(server, { displayName: 'server', testPathIgnorePatterns: [withReplacedModules] }),
    { ...base, displayName: 'server with replaced modules', testEnvironment: 'node', testMatch: [withReplacedModules] },
  ],
};

export default config;
