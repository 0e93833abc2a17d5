import { ownPath } from '../../../packages/e2e/support/own-path.ts';

/** The environment of a person's shell: nothing that pnpm adds for the scripts it runs. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const names = ['HOME', 'LANG', 'TMPDIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'NODE_EXTRA_CA_CERTS'];
  return { ...Object.fromEntries(names.map((name) => [name, process.env[name]])), PATH: ownPath() };
}
