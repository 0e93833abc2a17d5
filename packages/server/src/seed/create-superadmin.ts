import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { parseArgs } from 'node:util';
import { GRANTABLE_KEYS } from '@widya/contract/grantable-keys';
import { startEmbeddedPostgres } from '../embedded-postgres/start.ts';
import { FULL_COST } from '../platform/auth/hashing-cost.ts';
import { assertAcceptablePassword } from '../platform/auth/password-rules.ts';
import { hashPassword } from '../platform/auth/passwords.ts';
import { loadConfig } from '../platform/config/config.ts';
import { directAddress } from '../platform/database/addresses.ts';
import { migrateDatabase } from '../platform/database/migrate.ts';
import { createPool } from '../platform/database/pool.ts';
import { saveSuperadmin } from './save-superadmin.ts';

const USAGE = `pnpm create-superadmin --email nama@contoh.id --name "Nama Lengkap"

Makes a superadmin in the database of DATABASE_URL, or in the embedded one in DATA_DIR. The password is read from
SUPERADMIN_PASSWORD, or from standard input; it is never shown or written anywhere.`;

const print = (text: string): void => {
  process.stderr.write(`${text}\n`);
};
const quiet = {
  info: () => undefined,
  warn: (fields: object, message: string) => print(`${message} ${JSON.stringify(fields)}`),
};

/** Returns `SUPERADMIN_PASSWORD`, or else a line of the input, which a terminal does not echo. */
const readPassword = async (): Promise<string> => {
  const fromEnvironment = process.env.SUPERADMIN_PASSWORD;
  if (fromEnvironment) return fromEnvironment;
  if (process.stdin.isTTY) process.stderr.write('Password: ');
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() });
  const reader = createInterface({ input: process.stdin, output: silent, terminal: process.stdin.isTTY });
  try {
    for await (const line of reader) return line;
    return '';
  } finally {
    reader.close();
    if (process.stdin.isTTY) print('');
  }
};

const { values } = parseArgs({
  options: { email: { type: 'string' }, name: { type: 'string' }, help: { type: 'boolean' } },
});

const create = async (email: string, name: string): Promise<void> => {
  const password = await readPassword();
  assertAcceptablePassword(password);
  const password_hash = await hashPassword(password, FULL_COST, 'known');
  const settings = loadConfig(process.env);
  const direct = await directAddress(settings);
  const embedded = direct === null ? await startEmbeddedPostgres({ dataDir: settings.dataDir, log: quiet }) : null;
  const config = embedded?.poolConfig ?? direct ?? {};
  const pool = createPool({ ...config, max: 1 });
  try {
    await migrateDatabase(config);
    const id = await saveSuperadmin(pool, { email, name, password_hash, menu: JSON.stringify(GRANTABLE_KEYS) });
    print(`Superadmin ${email} was created (id ${id}).`);
  } finally {
    await pool.end();
    await embedded?.stop();
  }
};

if (values.help || !values.email || !values.name) {
  print(USAGE);
  process.exitCode = values.help ? 0 : 1;
} else {
  await create(values.email, values.name).catch((error: Error) => {
    print(error.message);
    process.exitCode = 1;
  });
}
