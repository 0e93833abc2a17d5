import path from 'node:path';

/** The environment of a person's shell: nothing that pnpm adds for the scripts it runs, such as packages on the path. */
export function ownEnvironment(): NodeJS.ProcessEnv {
  const PATH = (process.env.PATH ?? '')
    .split(path.delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(path.delimiter);
  const kept = ['HOME', 'LANG', 'TMPDIR', 'HTTP_PROXY', 'HTTPS_PROXY', 'NODE_EXTRA_CA_CERTS'];
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), PATH };
}
