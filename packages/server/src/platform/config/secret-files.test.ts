import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { loadConfig, parseSettings } from './config.ts';
import { SECRET_FILES } from './secret-files.ts';
import { settingWarnings } from './setting-warnings.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'widya-secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

const fileWith = (name: string, content: string): string => {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  return file;
};

const URL_OF_DATABASE = 'postgres://widya:rahasia@db/widya';

describe('secrets in files', () => {
  it('have the value of the file, without the line break at its end', () => {
    expect(loadConfig({ DATABASE_URL_FILE: fileWith('url', `${URL_OF_DATABASE}\n`) }).databaseUrl).toBe(
      URL_OF_DATABASE,
    );
    const key = Buffer.alloc(32, 7);
    expect(loadConfig({ SECRETS_KEY_FILE: fileWith('key', `${key.toString('base64')}\r\n`) }).secretsKey).toEqual(key);
  });

  it('reach the collector of traces as its headers', () => {
    const file = fileWith('headers', 'Authorization=Basic%20a2V5PT0=,x-tenant=widya\n');
    const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318' };
    expect(loadConfig({ ...endpoint, OTEL_EXPORTER_OTLP_HEADERS_FILE: file }).tracing).toEqual({
      headers: { Authorization: 'Basic a2V5PT0=', 'x-tenant': 'widya' },
    });
    expect(loadConfig({ OTEL_EXPORTER_OTLP_HEADERS_FILE: file }).tracing).toBeNull();
    expect(parseSettings({ OTEL_EXPORTER_OTLP_HEADERS: 'a=%E0%A4%A' }).problems).toEqual([
      { name: 'OTEL_EXPORTER_OTLP_HEADERS', message: expect.stringContaining('must be a list such as') },
    ]);
  });

  it('are checked like other values, under the name of the variable', () => {
    const { problems } = parseSettings({ SECRETS_KEY_FILE: fileWith('short', 'pendek') });
    expect(problems).toEqual([{ name: 'SECRETS_KEY', message: expect.stringContaining('must be 32 bytes in base64') }]);
  });

  it.each([
    ['does not exist', () => path.join(folder, 'tidak-ada'), 'names a file that does not exist'],
    ['is a folder', () => folder, 'names a folder; name the file in it'],
    ['is empty', () => fileWith('empty', '\n'), 'names an empty file'],
  ])('whose file %s are one problem, also where two variables belong together', (_, file, message) => {
    const { problems } = parseSettings({ S3_ACCESS_KEY_ID: 'widya', S3_SECRET_ACCESS_KEY_FILE: file() });
    expect(problems).toEqual([{ name: 'S3_SECRET_ACCESS_KEY_FILE', message: expect.stringMatching(`^${message}`) }]);
  });

  it('are refused when the variable itself is set too', () => {
    const file = fileWith('both', URL_OF_DATABASE);
    expect(() => loadConfig({ DATABASE_URL: URL_OF_DATABASE, DATABASE_URL_FILE: file })).toThrow(
      '  DATABASE_URL_FILE: must not be given together with DATABASE_URL; leave one of them out',
    );
  });

  it('are not taken for misspelled variables', () => {
    expect(settingWarnings(Object.fromEntries(SECRET_FILES.map((name) => [name, 'x'])))).toEqual([]);
    expect(settingWarnings({ DATABSE_URL_FILE: 'x' })[0]).toContain('DATABASE_URL_FILE was probably meant');
  });
});
