import { ConfigError } from '../../packages/server/src/platform/config/config-error.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../packages/server/src/seed/accounts.ts';
import { boxed } from './boxed.ts';

/** The message shown when everything is ready. */
export function welcome(address: string, demo: boolean): string {
  const accounts = [
    '',
    `Akun demo / demo accounts — kata sandi / password: ${DEMO_PASSWORD}`,
    ...DEMO_ACCOUNTS.map((email) => `  ${email}`),
  ];
  return boxed([
    'Widya siap / is ready',
    '',
    `Buka / open      ${address}`,
    `API              ${address}/docs`,
    ...(demo ? accounts : []),
    '',
    'Ctrl+C menghentikan semuanya / stops everything',
  ]);
}

/** Explains failures that people can fix; null for others, whose origin matters. */
export function explainFailure(error: unknown): string | null {
  if (error instanceof ConfigError) return error.message;
  if (!(error instanceof Error)) return null;
  if ('code' in error && error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is in use by another program. Stop it, or choose another port: PORT=8081 npx -y pnpm start`;
  if ('code' in error && error.code === 'EACCES') return `Not allowed: ${error.message}`;
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message;
  return null;
}
